import { lintSpec } from './lint-spec.ts';

/** What clients read: the sources as they are written, and the vendor profile, which exists as a bundle only. */
const documents = [
  'specs/openapi/openapi.yaml',
  'generated/openapi.vendor.json',
  'specs/asyncapi/events.yaml',
  'specs/asyncapi/events-vendor.yaml',
  'specs/asyncapi/realtime.yaml',
  'specs/asyncapi/realtime-ga.yaml',
];

let problemCount = 0;
for (const path of documents) {
  const problems = await lintSpec(path);
  problemCount += problems.length;
  console.log(problems.length === 0 ? `${path}: sound` : `${path}: ${problems.length} problems`);
  for (const { place, message, ruleId } of problems) console.error(`  ${place}\n    ${message} (${ruleId})`);
}
if (problemCount > 0) {
  console.error('\nRepair the places named above under specs/. The rules are in redocly.yaml.');
  process.exitCode = 1;
}
