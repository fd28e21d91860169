/** The faces of the house's regulars, in `assets/portraits`. */
import amara from '#assets/portraits/amara.svg';
import bea from '#assets/portraits/bea.svg';
import hugo from '#assets/portraits/hugo.svg';
import ingrid from '#assets/portraits/ingrid.svg';
import leila from '#assets/portraits/leila.svg';
import mikko from '#assets/portraits/mikko.svg';
import noor from '#assets/portraits/noor.svg';
import oskar from '#assets/portraits/oskar.svg';
import priya from '#assets/portraits/priya.svg';
import sam from '#assets/portraits/sam.svg';
import theo from '#assets/portraits/theo.svg';
import wren from '#assets/portraits/wren.svg';
import type { RegularId } from '#play/regulars';

/** Addresses of the pictures. */
export const PORTRAITS: Readonly<Record<RegularId, string>> = {
  amara,
  bea,
  hugo,
  ingrid,
  leila,
  mikko,
  noor,
  oskar,
  priya,
  sam,
  theo,
  wren,
};
