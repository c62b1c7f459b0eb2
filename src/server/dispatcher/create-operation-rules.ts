import type { Area, ErrorFormat } from '../../core/area.ts';
import type { LimitsConfig } from '../../core/config.ts';
import type { BodyCheck, FormRules } from '../../core/handler.ts';
import type { BodyPace } from '../exchange/arrival-watch.ts';
import type { UploadStore } from '../multipart/create-upload-store.ts';
import { createFormShape } from '../multipart/form-shape.ts';
import type { FormOptions } from '../multipart/read-form.ts';
import { createBodyRules } from '../contract/create-body-rules.ts';
import { listSchemes, type ContractOutline, type OperationOutline } from '../contract/contract-outline.ts';
import type { ParseQueue } from '../../core/json/parse-queue.ts';
import { findBodyLimit, type RequestBodyOptions } from './read-request-body.ts';

/** What operations are held to beside the contract. */
export interface OperationRuleOptions {
  readonly outline: ContractOutline;
  /** What bodies of an area are searched for before they are validated. */
  readonly bodyChecks: Readonly<Partial<Record<Area, BodyCheck>>>;
  /** What the forms of an operation may hold, by operationId. */
  readonly formRules: Readonly<Partial<Record<string, FormRules>>>;
  /** Where the files of forms wait. */
  readonly uploads: UploadStore;
  /** How fast bodies must arrive. */
  readonly bodyPace: BodyPace;
  /** Most values of a JSON body, by area. */
  readonly jsonValues: LimitsConfig['jsonValues'];
  /** Where large JSON bodies wait to be parsed. */
  readonly parseQueue: ParseQueue;
}

/** What the contract says of one operation, in the shape in which a request asks for it. Shared. */
export interface OperationRule {
  readonly operationId: string;
  readonly area: Area;
  readonly errorFormat: ErrorFormat;
  /** Security schemes, any of which will do; empty for an operation open to all. */
  readonly schemes: ReadonlySet<string>;
  /** Query parameters that the contract names. */
  readonly queryNames: ReadonlySet<string>;
  /** How its body is read; `null` for an operation without one. */
  readonly body: RequestBodyOptions | null;
  readonly checkBody: BodyCheck | null;
  /** What a login must be good for: `password-change` takes also one that is good for nothing else. */
  readonly access: 'user' | 'admin' | 'password-change';
}

/** The rules of all operations, by operationId. */
export function createOperationRules(options: OperationRuleOptions): ReadonlyMap<string, OperationRule> {
  const { operations } = options.outline;
  const bodyRulesOf = createBodyRules(options.outline);
  return new Map(
    operations.map((operation) => {
      const { operationId, area, errorFormat, mediaTypes } = operation;
      const form = createFormOptions(options, operation);
      const rules = bodyRulesOf(area);
      const { bodyPace: pace, parseQueue: queue } = options;
      const maxBytes = findBodyLimit(area, operationId);
      const maxValues = findMaxValues(area, options);
      const rule: OperationRule = {
        operationId,
        area,
        errorFormat,
        schemes: new Set(listSchemes(operation)),
        queryNames: new Set(operation.queryNames),
        body: mediaTypes.length === 0 ? null : { mediaTypes, form, rules, pace, maxBytes, maxValues, queue },
        checkBody: options.bodyChecks[area] ?? null,
        access: findAccess(operation.path),
      };
      return [operationId, rule] as const;
    }),
  );
}

/** By path, so that no operation of administrators is left open by oversight. */
function findAccess(path: string): OperationRule['access'] {
  if (path.startsWith('/api/admin/')) return 'admin';
  return path === '/api/user/password' ? 'password-change' : 'user';
}

/** Areas without a limit of their own have small bodies, as images have. */
function findMaxValues(area: Area, { jsonValues }: OperationRuleOptions): number {
  return area in jsonValues ? jsonValues[area as keyof typeof jsonValues] : jsonValues.images;
}

/** `null` for an operation that takes no form. */
function createFormOptions(
  { formRules, uploads, bodyPace }: OperationRuleOptions,
  { operationId, form }: OperationOutline,
): FormOptions | null {
  const rules = formRules[operationId];
  if (!rules || !form) return null;
  return { rules, uploads, shape: createFormShape(form), pace: bodyPace };
}
