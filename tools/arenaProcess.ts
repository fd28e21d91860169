/** A process of the arena's workforce: plays the parts it is sent. */
import { type Job, playJob } from './workforce';

process.on('message', (job: Job) => process.send?.(playJob(job)));
