export { createUsageRecorder } from './create-usage-recorder.ts';
export { meterAdapter } from './meter-adapter.ts';
