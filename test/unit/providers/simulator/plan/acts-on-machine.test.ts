import { describe, expect, it } from 'vitest';
import { actsOnMachine } from '../../../../../src/providers/simulator/plan/acts-on-machine.ts';

function tool(name: string, ...properties: readonly string[]) {
  const schema = { type: 'object', properties: Object.fromEntries(properties.map((key) => [key, {}])) };
  return { name, kind: 'custom', description: '', schema } as const;
}

describe('actsOnMachine', () => {
  it.each([
    tool('Bash', 'command'),
    tool('Glob', 'pattern', 'path'),
    tool('list_directory', 'dir_path'),
    tool('Task'),
    tool('delegate_to_agent', 'objective'),
    { ...tool('bash'), kind: 'bash' as const },
    { ...tool('computer'), kind: 'computer' as const },
  ])('$name does', (acting) => {
    expect(actsOnMachine(acting)).toBe(true);
  });

  it.each([
    tool('get_weather', 'location', 'unit'),
    tool('web_search', 'query'),
    tool('fetch_page', 'url'),
    tool('apply_discount', 'code'),
    tool('create_task', 'title'),
    { ...tool('nothing'), schema: undefined },
    { ...tool('web_search'), kind: 'server' as const },
  ])('$name does not', (harmless) => {
    expect(actsOnMachine(harmless)).toBe(false);
  });
});
