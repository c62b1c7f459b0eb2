export { countLimitedTokens, createMeter, readUsage } from './create-meter.ts';
export { createUsageRecorder } from './create-usage-recorder.ts';
export { computeCost, freePrice } from './prices/compute-cost.ts';
export { countPictures, StreamedPictures, tellKinds } from './prices/count-pictures.ts';
export { estimateHold, estimateOutput } from './prices/estimate-hold.ts';
export { listNamedModels, type NamedModel } from './prices/list-named-models.ts';
export { measureInput } from './prices/measure-input.ts';
export type { PictureCount } from './prices/price-rates.ts';
export { readDemand, readFallbackDemand, type Demand } from './prices/read-demand.ts';
