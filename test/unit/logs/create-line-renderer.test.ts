import { describe, expect, it } from 'vitest';
import { createLineRenderer } from '../../../src/logs/create-line-renderer.ts';

const time = '2026-11-23T10:00:00.123Z';
const line = (fields: object) => `${JSON.stringify({ level: 'warn', time, ...fields })}\n`;

describe('createLineRenderer', () => {
  it('writes time of day, level, message and fields in one line', () => {
    const text = createLineRenderer('plain')(line({ status: 200, tokens: { input: 1 }, msg: 'request' }));
    expect(text).toMatch(/^\[\d\d:\d\d:\d\d\.123\] WARN: request \{"status":200,"tokens":\{"input":1\}\}\n$/);
  });

  it('renders several lines that come together', () => {
    const text = createLineRenderer('plain')(line({ msg: 'one' }) + line({ msg: 'two' }));
    expect(text.split('\n').map((each) => each.slice(-3))).toEqual(['one', 'two', '']);
  });

  it('colours only where it is told to', () => {
    expect(createLineRenderer('plain')(line({ msg: 'm' }))).not.toContain('\u001b[');
    expect(createLineRenderer('coloured')(line({ msg: 'm' }))).toContain('\u001b[');
  });

  it('lets no order to the terminal through, and leaves what only looks like one', () => {
    const stack = 'Error: \u001b[2Jgone \u009b31m\u007f \\u001b[kept\n    at here';
    const text = createLineRenderer('plain')(line({ err: { type: 'Error', message: 'm', stack }, msg: 'm' }));
    expect(text).not.toMatch(/[\u001b\u007f-\u009f]/);
    expect(text).toContain('Error: ?[2Jgone ?31m? \\u001b[kept\n');
    expect(text).toContain('at here');
  });

  it('leaves what is no JSON', () => {
    expect(createLineRenderer('plain')('plain text\n')).toBe('plain text\n');
  });
});
