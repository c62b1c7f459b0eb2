import { expectNoOptions } from '../arguments/read-options.ts';
import { lintPublished } from './lint-published.ts';
import { lintSpec, type LintProblem } from './lint-spec.ts';

const usage = `npm run lint:specs
  holds specs/, and what is published of it, to the rules in redocly.yaml and .spectral.yaml`;

expectNoOptions(usage);

/** What clients read: the sources as they are written, and the vendor profile, which exists as a bundle only. */
const documents = [
  'specs/openapi/openapi.yaml',
  'generated/openapi.vendor.json',
  'specs/asyncapi/events.yaml',
  'specs/asyncapi/events-vendor.yaml',
  'specs/asyncapi/realtime.yaml',
  'specs/asyncapi/realtime-ga.yaml',
];

/** The documents of both profiles as the gateway serves them. */
const published = [
  'generated/openapi.json',
  'generated/openapi.vendor.json',
  'generated/asyncapi.json',
  'generated/asyncapi.vendor.json',
];

let problemCount = 0;
for (const path of documents) report(path, await lintSpec(path));
for (const path of published) report(`${path}, as it is published`, await lintPublished(path));
if (problemCount > 0) {
  console.error(
    '\nRepair the places named above under specs/. The rules are in redocly.yaml; of what is published, in .spectral.yaml.',
  );
  process.exitCode = 1;
}

function report(name: string, problems: readonly LintProblem[]): void {
  problemCount += problems.length;
  console.log(problems.length === 0 ? `${name}: sound` : `${name}: ${String(problems.length)} problems`);
  for (const { place, message, ruleId } of problems) console.error(`  ${place}\n    ${message} (${ruleId})`);
}
