/** The worker's own start: it answers questions and nothing else. */
import { expose } from 'comlink';
import { mind } from './thinking';

expose(mind);
