export { connectWorker, type WorkerLink } from './connect-worker.ts';
export { readWorkerNumber } from './messages.ts';
export { runPrimary, type WorkerPlan } from './run-primary.ts';
