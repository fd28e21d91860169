import { beforeEach, describe, expect, test, vi } from 'vitest';
import takes from '#assets/sounds/cues.json';
import { type Audio, openAudio } from '#audio/audio';
import { CUES, GROUP_OF, isCue, type Sounds } from '#audio/cues';
import { Howler, howler } from '#tests/audio/fake-howler';

vi.mock('howler', () => import('#tests/audio/fake-howler'));

const SOUNDS: Sounds = { urls: ['cues.webm', 'cues.mp3'], takes };

/** An audio whose first gesture the test makes, and whose luck it sets. */
function room(luck = 0.5): { readonly audio: Audio; readonly gesture: () => void } {
  let made: () => void = () => {};
  const audio = openAudio(
    SOUNDS,
    () => luck,
    (tell) => {
      made = tell;
      return () => {
        made = () => {};
      };
    },
  );
  return { audio, gesture: () => made() };
}

/** The same after the first gesture. */
function awake(luck?: number): Audio {
  const { audio, gesture } = room(luck);
  gesture();
  return audio;
}

const heard = (): readonly string[] => howler.sounding().map((one) => one.name.split(' ')[0] ?? '');

beforeEach(() => howler.reset());

describe('before somebody has pressed something', () => {
  test('no audio context is made, whatever is asked for', () => {
    const { audio } = room();
    audio.setVolume(0.4);
    audio.setMuted(false);
    audio.play('deal');
    expect(howler.made).toBe(0);
  });

  test('a cue is dropped, not kept for the first gesture', () => {
    const { audio, gesture } = room();
    audio.play('deal');
    gesture();
    expect(howler.made).toBe(1);
    expect(howler.played).toEqual([]);
  });

  test('a cue is dropped while the sounds are still on their way', () => {
    howler.loaded = false;
    const audio = awake();
    audio.play('press');
    howler.loaded = true;
    audio.play('turn');
    expect(heard()).toEqual(['turn']);
  });

  test('a cue is dropped while the browser still holds the context back', () => {
    Howler.ctx.state = 'suspended';
    awake().play('deal');
    expect(howler.played).toEqual([]);
  });

  test('a page that is left before it was pressed never opens the device', () => {
    const { audio, gesture } = room();
    audio.close();
    gesture();
    expect(howler.made).toBe(0);
  });
});

describe('voices', () => {
  test('the fourth lets the oldest go', () => {
    const audio = awake();
    audio.play('deal');
    audio.play('place');
    audio.play('turn');
    audio.play('capture');
    expect(heard()).toEqual(['place', 'turn', 'capture']);
  });

  test('one that has ended leaves its place to the next', () => {
    const audio = awake();
    audio.play('deal');
    audio.play('place');
    audio.play('turn');
    howler.end(howler.played[1]?.voice ?? 0);
    audio.play('capture');
    expect(heard()).toEqual(['deal', 'turn', 'capture']);
  });

  test('after a long silence the first cue wakes the device, and no second waits behind it', () => {
    const audio = awake();
    audio.play('deal');
    howler.end(howler.played[0]?.voice ?? 0);
    Howler.ctx.state = 'suspended';
    audio.play('turn');
    audio.play('place');
    expect(heard()).toEqual(['turn']);
  });
});

describe('loudness', () => {
  test('muting ends what sounds and drops what is asked for', () => {
    const audio = awake();
    audio.play('win');
    audio.setMuted(true);
    audio.play('deal');
    expect(heard()).toEqual([]);
    audio.setMuted(false);
    audio.play('turn');
    expect(heard()).toEqual(['turn']);
  });

  test('what was set before the first gesture holds after it', () => {
    const { audio, gesture } = room();
    audio.setVolume(0.5);
    gesture();
    audio.play('turn');
    expect(howler.played[0]?.volume).toBeCloseTo(0.25);
  });

  test('a group is turned down alone', () => {
    const audio = awake();
    audio.setGroupVolume('cards', 0);
    audio.play('deal');
    audio.play('round');
    audio.play('press');
    expect(heard()).toEqual(['round', 'press']);
    expect(howler.sounding().map((one) => one.volume)).toEqual([1, 1]);
  });

  test('turning the volume reaches what is already playing', () => {
    const audio = awake();
    audio.play('win');
    audio.setVolume(0.5);
    expect(howler.sounding().map((one) => one.volume)).toEqual([0.25]);
  });
});

describe('luck', () => {
  test.each([
    [0, 0.96],
    [0.5, 1],
    [0.999999, 1.04],
  ])('a roll of %d plays a card at %d of its pitch', (roll, rate) => {
    awake(roll).play('place');
    expect(howler.played[0]?.rate).toBeCloseTo(rate, 4);
  });

  test('table and interface keep their pitch', () => {
    const audio = awake(0);
    audio.play('turn');
    audio.play('press');
    expect(howler.played.map((one) => one.rate)).toEqual([1, 1]);
  });

  test('every take of a cue can come up', () => {
    const names = [0, 0.4, 0.999999].map((roll) => {
      howler.reset();
      awake(roll).play('deal');
      return howler.played[0]?.name;
    });
    expect(new Set(names).size).toBe(3);
  });
});

describe('trouble', () => {
  test('a browser without audio is merely quiet', () => {
    howler.broken = true;
    const audio = awake();
    expect(() => {
      audio.play('deal');
      audio.setMuted(true);
      audio.close();
    }).not.toThrow();
  });

  test('a device that goes away is merely quiet', () => {
    const audio = awake();
    audio.play('deal');
    howler.broken = true;
    expect(() => audio.play('place')).not.toThrow();
  });
});

describe('the names', () => {
  test('a cue that does not exist does not compile', () => {
    const audio = room().audio;
    // @ts-expect-error no such cue
    audio.play('bang');
    expect(isCue('bang')).toBe(false);
    expect(CUES.every(isCue)).toBe(true);
  });

  test('each cue has takes in the sprite, and none runs into the next', () => {
    const places = CUES.flatMap((cue) => takes[cue]).map(([start = 0, length = 0]) => ({ start, end: start + length }));
    const inOrder = places.toSorted((one, other) => one.start - other.start);
    expect(places.every(({ start, end }) => start > 0 && end > start)).toBe(true);
    expect(inOrder.every(({ start }, n) => start > (inOrder[n - 1]?.end ?? 0))).toBe(true);
    for (const cue of CUES) expect(takes[cue].length).toBeGreaterThanOrEqual(GROUP_OF[cue] === 'cards' ? 2 : 1);
  });
});
