export { createMeter } from './create-meter.ts';
export { createUsageRecorder } from './create-usage-recorder.ts';
