import { describe, expect, it } from 'vitest';
import { isAgentName, listAgents } from '../../../../../src/providers/simulator/schema/find-agents.ts';

describe('isAgentName', () => {
  it.each(['agent', 'agentName', 'agent_id', 'subagent_type', 'targetAgents', 'toAgent', 'agentNames'])(
    'says yes to %s',
    (name) => {
      expect(isAgentName(name)).toBe(true);
    },
  );

  it.each(['userAgent', 'user_agent', 'agent_prompt', 'agentInstructions', 'name', 'type', 'reagent', ''])(
    'says no to %s',
    (name) => {
      expect(isAgentName(name)).toBe(false);
    },
  );
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
