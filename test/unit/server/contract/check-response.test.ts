import { describe, expect, it } from 'vitest';
import {
  createResponseChecker,
  type ContractFinding,
} from '../../../../src/server/contract/check-response.ts';
import type { Exchange } from '../../../../src/server/exchange/exchange.ts';

function checkEvent(name: string, profile: 'neutral' | 'vendor'): readonly ContractFinding[] {
  const findings: ContractFinding[] = [];
  const checker = createResponseChecker({
    mode: 'sample',
    onFinding: (finding) => findings.push(finding),
  });
  checker.createEventCheck({ area: 'messages', operationId: 'createMessage', profile } as Exchange)?.({
    event: name,
    data: '{}',
  });
  return findings;
}

describe('createResponseChecker', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'takes an event called %s for one it does not know',
    (name) => {
      expect(checkEvent(name, 'vendor')).toEqual([]);
      expect(checkEvent(name, 'neutral')).toEqual([
        { operationId: 'createMessage', subject: name, finding: 'not an event of this stream' },
      ]);
    },
  );
});
