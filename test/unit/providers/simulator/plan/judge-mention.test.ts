import { describe, expect, it } from 'vitest';
import { judgeMention } from '../../../../../src/providers/simulator/plan/judge-mention.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

describe('judgeMention', () => {
  it.each([
    ['Read', 'Use Read'],
    ['Read', 'use the read tool on it'],
    ['Read', 'Please use the `Read` tool.'],
    ['Read', 'Look at it with the Read tool'],
    ['Read', 'Have a look, then call Read'],
    ['Read', 'Hello. Call Read on notes.txt'],
    ['bash', 'run bash'],
    ['Bash', 'I want you to use Bash for that'],
    ['Bash', 'Could you use Bash?'],
    ['Bash', 'Can you please use the tool Bash?'],
    ['Task', 'Launch the Task agent'],
    ['web-search', 'Use web-search'],
    ['get_weather', 'get_weather for Paris'],
    ['get_weather', 'Please use get_weather.'],
    ['WebFetch', 'webfetch, if you will'],
    ['Read', 'Reading is fun. I read a lot. Now use Read.'],
  ])('%s is asked for in %j', (name, text) => {
    expect(judgeMention(name, text.toLowerCase())).toBe('asked');
  });

  it.each([
    ['Read', 'Read the file notes.txt'],
    ['Read', 'What did you read?'],
    ['Write', 'Write a poem'],
    ['Edit', 'Can you edit my text?'],
    ['Task', 'The task is hard'],
    ['Bash', 'I use Bash every day'],
    ['Bash', 'We should use the Bash tool more'],
    ['Bash', 'How do I use Bash?'],
    ['Bash', 'What does the Bash tool do?'],
    ['Bash', 'What can you do with the Bash tool?'],
    ['Bash', 'Can I use the Bash tool here?'],
    ['Bash', 'Is bash older than zsh?'],
    ['Grep', 'Explain grep, please'],
    ['web-search', 'What is a web-search?'],
  ])('%s is only named in %j', (name, text) => {
    expect(judgeMention(name, text.toLowerCase())).toBe('named');
  });

  it.each([
    ['Bash', "Don't use Bash"],
    ['Bash', 'Do not, whatever happens, use the Bash tool'],
    ['Bash', 'Answer without using the Bash tool'],
    ['get_weather', 'Never call get_weather'],
  ])('%s is refused in %j', (name, text) => {
    expect(judgeMention(name, text.toLowerCase())).toBe('refused');
  });

  it.each([
    ['Read', 'Use Reader'],
    ['Read', 'Hello'],
    ['', 'Use nothing'],
  ])('%s does not stand in %j', (name, text) => {
    expect(judgeMention(name, text.toLowerCase())).toBe('none');
  });

  it('takes little time for a name that stands everywhere', () => {
    const text = 'use the bash '.repeat(100_000);
    const spentMs = watchCpu();
    judgeMention('bash', text);
    expect(spentMs()).toBeLessThan(500);
  });
});
