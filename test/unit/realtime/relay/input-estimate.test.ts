import { describe, expect, it } from 'vitest';
import { InputEstimate } from '../../../../src/realtime/relay/input-estimate.ts';
import { noTokens } from '../../../../src/realtime/relay/response-usage.ts';
import { SoundLengths } from '../../../../src/realtime/relay/sound-length.ts';

const manual = { audio: { input: { turn_detection: null } } };
const detecting = { audio: { input: { turn_detection: { type: 'server_vad' } } } };

function say(text: string) {
  const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text }] };
  return { type: 'conversation.item.create', value: { item }, text: null };
}

describe('InputEstimate', () => {
  it('counts the sound of turns that the client ends, and forgets what it takes back', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.readSession(manual);
    estimate.addSound(1_000);
    estimate.hear('input_audio_buffer.cleared');
    estimate.addSound(2_000);
    expect(estimate.read().inputAudio).toBe(20);
  });

  it('counts no silence where turns are detected', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.readSession(detecting);
    estimate.addSound(1_800_000);
    expect(estimate.read()).toEqual(noTokens);
    estimate.hear('input_audio_buffer.speech_started');
    estimate.addSound(3_000);
    estimate.hear('input_audio_buffer.speech_stopped');
    estimate.hear('input_audio_buffer.committed');
    estimate.addSound(60_000);
    expect(estimate.read().inputAudio).toBe(30);
  });

  it('counts what the last response read and wrote, and what is said while it goes on', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.readSession(manual);
    estimate.addSound(1_000);
    estimate.hear('input_audio_buffer.committed');
    estimate.addSound(500);
    const used = { ...noTokens, inputText: 10, inputAudio: 10, cached: 5, outputText: 3, outputAudio: 20 };
    estimate.settle(used, estimate.begin(null));
    expect(estimate.read()).toEqual({ ...noTokens, inputText: 18, inputAudio: 35 });
  });

  it('keeps what came after a response was asked for, and what was set while it went on', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.readSession({ ...manual, instructions: 'x'.repeat(400) });
    estimate.addEvent(say('x'.repeat(400)));
    estimate.ask('e1', {});
    estimate.addEvent(say('x'.repeat(4_000)));
    const reading = estimate.begin('e1');
    estimate.readSession({ ...manual, instructions: 'x'.repeat(800) });
    estimate.settle({ ...noTokens, inputText: 200, outputText: 3 }, reading);
    expect(estimate.read()).toEqual({ ...noTokens, inputText: 203 + 1_000 + 200 });
    const next = estimate.begin(null);
    estimate.settle({ ...noTokens, inputText: 1_400 }, next);
    expect(estimate.read()).toEqual({ ...noTokens, inputText: 1_400 });
  });

  it('counts what a response.create says until its response begins, or does not', () => {
    const estimate = new InputEstimate(new SoundLengths());
    const response = { instructions: 'x'.repeat(400) };
    estimate.ask('e1', response);
    estimate.ask('e2', response);
    estimate.ask('e3', response);
    expect(estimate.read().inputText).toBe(300);
    estimate.dismiss('e2');
    estimate.begin('e1');
    expect(estimate.read().inputText).toBe(100);
    estimate.begin('e3');
    expect(estimate.read()).toEqual(noTokens);
  });

  it('adds what a response writes that read items of its own in the place of the conversation’s', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.addEvent(say('x'.repeat(4_000)));
    estimate.ask('e1', { input: [] });
    const used = { ...noTokens, inputText: 1, outputText: 5, outputAudio: 7 };
    estimate.settle(used, estimate.begin('e1'));
    expect(estimate.read()).toEqual({ ...noTokens, inputText: 1_005, inputAudio: 7 });
  });

  it('counts text that the client sends, and the instructions of its session once', () => {
    const estimate = new InputEstimate(new SoundLengths());
    const update = (text: string) => ({
      type: 'session.update',
      value: { type: 'session.update', session: { instructions: text } },
      text: null,
    });
    estimate.addEvent(update('x'.repeat(4_000)));
    estimate.addEvent(update('x'.repeat(400)));
    expect(estimate.read().inputText).toBe(1_100);
    const tools = [{ type: 'function', name: 'abcd', parameters: { a: 'b'.repeat(100) } }];
    estimate.readSession({ ...manual, instructions: 'x'.repeat(400), tools, voice: 'alloy' });
    expect(estimate.read().inputText).toBe(100 + 28);
  });

  it('counts pictures and sounds of items as what they are, not as the text that they travel as', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.addEvent({
      type: 'conversation.item.create',
      value: {
        item: {
          type: 'message',
          role: 'user',
          content: [
            { type: 'input_image', image_url: `data:image/png;base64,${'A'.repeat(800_000)}` },
            { type: 'input_audio', audio: Buffer.alloc(3 * 48_000).toString('base64') },
            { type: 'input_text', text: 'What is it?!' },
          ],
        },
      },
      text: null,
    });
    expect(estimate.read()).toEqual({ ...noTokens, inputText: 3, inputAudio: 30, inputImage: 1_000 });
    estimate.settle(noTokens, estimate.begin(null));
    expect(estimate.read()).toEqual(noTokens);
  });
});
