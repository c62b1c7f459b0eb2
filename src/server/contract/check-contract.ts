import { listSchemes, type OperationOutline } from './contract-outline.ts';

/** Thrown at start when program and contract do not fit; `problems` names every culprit. */
export class ContractError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      ['The program does not fit its contract:', ...problems.map((problem) => `- ${problem}`)].join('\n'),
    );
    this.name = 'ContractError';
    this.problems = problems;
  }
}

export interface ContractParts {
  readonly operations: readonly OperationOutline[];
  readonly handlerIds: Iterable<string>;
  readonly formRules: Readonly<Partial<Record<string, unknown>>>;
  readonly securitySchemes: readonly string[];
}

/**
 * Throws ContractError for an operation without a handler, a handler without an operation, a form without its rules or
 * rules without a form, and a security scheme without its handler.
 */
export function checkContract(parts: ContractParts): void {
  const problems = [
    ...findHandlerProblems(parts),
    ...findFormProblems(parts),
    ...findSecurityProblems(parts),
  ];
  if (problems.length > 0) throw new ContractError(problems);
}

function findHandlerProblems({ operations, handlerIds }: ContractParts): string[] {
  const known = new Set(operations.map(({ operationId }) => operationId));
  const handled = new Set(handlerIds);
  const missing = [...known].filter((id) => !handled.has(id));
  const unknown = [...handled].filter((id) => !known.has(id));
  return [
    ...missing.map((id) => `operation ${id} has no handler`),
    ...unknown.map((id) => `handler ${id} has no operation`),
  ];
}

function findFormProblems({ operations, formRules }: ContractParts): string[] {
  const withForm = operations.filter(({ form }) => form !== null).map(({ operationId }) => operationId);
  const missing = withForm.filter((id) => formRules[id] === undefined);
  const unknown = Object.keys(formRules).filter((id) => !withForm.includes(id));
  return [
    ...missing.map((id) => `operation ${id} takes a form that has no rules`),
    ...unknown.map((id) => `form rules of ${id} have no operation that takes a form`),
  ];
}

function findSecurityProblems({ operations, securitySchemes }: ContractParts): string[] {
  const used = new Set(operations.flatMap(listSchemes));
  const unhandled = [...used].filter((name) => !securitySchemes.includes(name));
  const unstated = operations.filter((operation) => !statesWhoMayCall(operation));
  const joined = operations.filter(({ security }) =>
    security?.some((requirement) => Object.keys(requirement).length > 1),
  );
  return [
    ...joined.map(({ operationId }) => `operation ${operationId} asks for several schemes at once`),
    ...unhandled.map((name) => `security scheme ${name} has no handler`),
    ...unstated.map(({ operationId }) => `operation ${operationId} does not say who may call it`),
  ];
}

/** Areas with operations that are open to all: health checks, and what comes before a login. */
const openAreas: ReadonlySet<string> = new Set(['operations', 'account']);

/** Security is stated operation by operation: forgetting it must not open one. */
function statesWhoMayCall({ security, area }: OperationOutline): boolean {
  if (security === undefined) return false;
  const isOpen =
    security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
  return !isOpen || openAreas.has(area);
}
