import { describe, expect, it } from 'vitest';
import { listAgents, namesAgent } from '../../../../../src/providers/simulator/schema/find-agents.ts';

describe('namesAgent', () => {
  it.each(['agent', 'agentName', 'agent_id', 'subagent_type', 'targetAgents', 'toAgent', 'agentNames'])(
    'says yes to %s',
    (name) => {
      expect(namesAgent(name, '')).toBe(true);
    },
  );

  it.each(['userAgent', 'user_agent', 'agent_prompt', 'agentInstructions', 'name', 'type', 'reagent', ''])(
    'says no to %s',
    (name) => {
      expect(namesAgent(name, '')).toBe(false);
    },
  );

  it.each<[name: string, description: string, isOne: boolean]>([
    ['name', 'The name of the agent that should handle the request', true],
    ['id', 'ID of another specialised agent', true],
    ['name', 'The name of the file', false],
    ['name', 'A name. Agents read it.', false],
    ['reason', 'Why the name of the agent was chosen', false],
  ])('judges %s, “%s”, by both', (name, description, isOne) => {
    expect(namesAgent(name, description)).toBe(isOne);
  });
});

describe('listAgents', () => {
  it.each<[text: string, names: readonly string[]]>([
    [
      'Starts agents.\n\nAvailable agent types:\n- general-purpose: Does all (Tools: *)\n- Explore: Looks.\n\n- not-this: x',
      ['general-purpose', 'Explore'],
    ],
    [
      '## Specialized Agents\n<specialized_agents>\n- Content Creator: Writes.\n- Formatter: Forms.\n</specialized_agents>',
      ['Content Creator', 'Formatter'],
    ],
    [
      'You have these agents.\n\n* **researcher** – finds\n* `plugin:writer`',
      ['researcher', 'plugin:writer'],
    ],
    ['The agent to ask, one of: "writer", `editor` or critic.', ['writer', 'editor', 'critic']],
    ['Available agents: writer, editor', ['writer', 'editor']],
    [
      'Currently available agents: \n{"Weather":"Knows weather","Tea Expert":"Knows tea"}\n',
      ['Weather', 'Tea Expert'],
    ],
    ["Currently available agents:\n{'writer': 'Writes, and more', 'editor': 'Edits'}", ['writer', 'editor']],
    ['Available agents: {}', []],
    [
      'Agents:\n<agents>\n  <agent>\n    <name>poet</name>\n    <tools>[]</tools>\n  </agent>\n  <agent id="2"><name>Tax Office</name></agent></agents>',
      ['poet', 'Tax Office'],
    ],
    ['<agent><name>/etc/passwd</name></agent> <tool><name>hammer</name></tool>', []],
    ['Rules:\n- brief: be so\n- polite', []],
    ['You are an agent.\n- Use the tools that you have: all of them', []],
    ['Must be one of "writer" or "editor".', ['writer', 'editor']],
    ['You are one of many and work alone.', []],
    ['The agent to use, one of those that there are', []],
    ['Agents: /etc/passwd, run.sh', []],
    ['', []],
  ])('of %j', (text, names) => {
    expect(listAgents(text)).toEqual(names);
  });

  it('reads a long text in a moment', () => {
    const start = performance.now();
    for (const text of ['agent '.repeat(200_000), 'agents:\n- '.repeat(100_000), 'one of '.repeat(200_000)])
      listAgents(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
