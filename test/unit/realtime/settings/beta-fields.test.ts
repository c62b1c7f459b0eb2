import { describe, expect, it } from 'vitest';
import { settingNames, sortBetaSettings } from '../../../../src/realtime/settings/beta-fields.ts';

describe('sortBetaSettings', () => {
  it('keeps what the contract names, and names the rest by its path', () => {
    const parameters = { type: 'object', unheard_of: 1 };
    const config = {
      voice: 'verse',
      Voice: 'verse',
      turn_detection: { type: 'server_vad', ' ': '1e309' },
      tools: [{ type: 'function', name: 'one', parameters, cost: 1 }, 'no tool'],
      tool_choice: 'auto',
      input_audio_transcription: null,
    };
    expect(sortBetaSettings(config)).toEqual({
      known: {
        voice: 'verse',
        turn_detection: { type: 'server_vad' },
        tools: [{ type: 'function', name: 'one', parameters }, 'no tool'],
        tool_choice: 'auto',
        input_audio_transcription: null,
      },
      unknown: ['Voice', 'turn_detection. ', 'tools[0].cost'],
    });
  });

  it('takes nothing for known that every object has', () => {
    const config = JSON.parse('{"toString":1,"__proto__":{"voice":"verse"},"constructor":2}') as object;
    expect(sortBetaSettings(config)).toEqual({
      known: {},
      unknown: ['toString', '__proto__', 'constructor'],
    });
  });

  it('knows every setting once', () => {
    expect(new Set(settingNames).size).toBe(settingNames.length);
    expect(settingNames).toContain('tracing');
  });
});
