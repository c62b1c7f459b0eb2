import { parentPort, workerData } from 'node:worker_threads';
import { encodeFilm } from './encode-film.ts';
import type { FilmPlan } from './film-frames.ts';

// A thread that encodes one film, and ends.
const film = await encodeFilm(workerData as FilmPlan);
parentPort?.postMessage(film);
