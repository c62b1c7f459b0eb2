import { describe, expect, it } from 'vitest';
import { InputEstimate } from '../../../../src/realtime/relay/input-estimate.ts';
import { noTokens, readUsage } from '../../../../src/realtime/relay/response-usage.ts';
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

  it('keeps what is sent behind the taking back of a turn that the client ends', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.readSession(manual);
    estimate.addSound(1_000);
    estimate.addEvent({ type: 'input_audio_buffer.clear', value: {}, text: null });
    estimate.addSound(3_000);
    estimate.hear('input_audio_buffer.cleared');
    estimate.addSound(2_000);
    expect(estimate.read().inputAudio).toBe(50);
  });

  it('has the next response read the instructions that one with others in their place has not read', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.readSession({ ...manual, instructions: 'x'.repeat(4_000) });
    estimate.ask('e1', { instructions: 'Be brief' });
    estimate.settle({ ...noTokens, inputText: 2 }, estimate.begin('e1'));
    expect(estimate.read().inputText).toBeGreaterThan(1_000);
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

  it('counts as much of a turn that is sent faster than it is spoken as the other side takes for one', () => {
    const estimate = new InputEstimate(new SoundLengths());
    const turn = (from: number, to: number) => {
      estimate.hear('input_audio_buffer.speech_started', { audio_start_ms: from });
      estimate.hear('input_audio_buffer.speech_stopped', { audio_end_ms: to });
      estimate.hear('input_audio_buffer.committed');
    };
    estimate.readSession(detecting);
    estimate.addSound(10_000);
    turn(500, 3_500);
    expect(estimate.read().inputAudio).toBe(30);
    turn(5_000, 9_000);
    expect(estimate.read().inputAudio).toBe(70);
    turn(0, 1e9);
    expect(estimate.read().inputAudio).toBe(100);
    turn(9_000, 8_000);
    expect(estimate.read().inputAudio).toBe(100);
  });

  it('counts a turn as long as it is said to be, though more is sent while it goes on', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.hear('input_audio_buffer.speech_started', { audio_start_ms: 0 });
    estimate.addSound(50_000);
    estimate.hear('input_audio_buffer.speech_stopped', { audio_end_ms: 5_000 });
    estimate.hear('input_audio_buffer.committed');
    expect(estimate.read().inputAudio).toBe(50);
    estimate.hear('input_audio_buffer.speech_started', { audio_start_ms: 6_000 });
    estimate.hear('input_audio_buffer.speech_stopped', { audio_end_ms: 40_000 });
    estimate.hear('input_audio_buffer.committed');
    expect(estimate.read().inputAudio).toBe(390);
  });

  it.each(['committed', 'cleared'])('has a turn that was %s begin no other', (end) => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.addSound(60_000);
    estimate.hear('input_audio_buffer.speech_started', { audio_start_ms: 0 });
    estimate.hear(`input_audio_buffer.${end}`);
    estimate.hear('input_audio_buffer.speech_stopped');
    estimate.addSound(5_000);
    estimate.hear('input_audio_buffer.speech_stopped', { audio_end_ms: 30_000 });
    expect(estimate.read().inputAudio).toBe(0);
  });

  it('has a turn end once', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.addSound(60_000);
    estimate.hear('input_audio_buffer.speech_started', { audio_start_ms: 0 });
    estimate.hear('input_audio_buffer.speech_stopped', { audio_end_ms: 5_000 });
    estimate.hear('input_audio_buffer.speech_stopped', { audio_end_ms: 50_000 });
    expect(estimate.read().inputAudio).toBe(50);
  });

  it('counts nothing of what was cleared, and what was sent after it', () => {
    const estimate = new InputEstimate(new SoundLengths());
    const clear = { type: 'input_audio_buffer.clear', value: {}, text: null };
    const turn = (from: number, to: number) => {
      estimate.hear('input_audio_buffer.speech_started', { audio_start_ms: from });
      estimate.hear('input_audio_buffer.speech_stopped', { audio_end_ms: to });
      estimate.hear('input_audio_buffer.committed');
    };
    estimate.addSound(60_000);
    estimate.hear('input_audio_buffer.cleared');
    turn(0, 50_000);
    expect(estimate.read().inputAudio).toBe(0);
    estimate.addSound(60_000);
    estimate.addEvent(clear);
    estimate.addSound(4_000);
    estimate.addEvent(clear);
    estimate.addSound(1_000);
    estimate.hear('input_audio_buffer.cleared');
    estimate.addSound(2_000);
    estimate.hear('input_audio_buffer.cleared');
    turn(0, 50_000);
    expect(estimate.read().inputAudio).toBe(30);
  });

  it('has a response with items of its own read no more than those, and the instructions in force', () => {
    const estimate = new InputEstimate(new SoundLengths());
    estimate.readSession({ ...manual, instructions: 'x'.repeat(400) });
    estimate.addSound(60_000);
    estimate.hear('input_audio_buffer.committed');
    estimate.settle({ ...noTokens, inputText: 100, inputAudio: 600 }, estimate.begin(null));
    const { item } = say('x'.repeat(80)).value;
    estimate.ask('e1', { conversation: 'none', input: [item] });
    estimate.ask('e2', { input: [item], instructions: 'x'.repeat(40) });
    estimate.ask('e3', { input: [item, { type: 'item_reference', id: 'item_1' }] });
    estimate.ask('e4', { conversation: 'none' });
    expect(estimate.begin('e1').input).toEqual({ ...noTokens, inputText: 121 });
    expect(estimate.begin('e2').input).toEqual({ ...noTokens, inputText: 30 });
    expect(estimate.begin('e3').input).toEqual({ ...noTokens, inputText: 120, inputAudio: 600 });
    expect(estimate.begin('e4').input).toEqual({ ...noTokens, inputText: 101, inputAudio: 600 });
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

  it('counts sound and pictures that came from a cache as what they are', () => {
    const estimate = new InputEstimate(new SoundLengths());
    const used = {
      inputText: 1,
      inputAudio: 20,
      inputImage: 300,
      cached: 70,
      cachedAudio: 40,
      cachedImage: 25,
    };
    estimate.settle({ ...noTokens, ...used }, estimate.begin(null));
    expect(estimate.read()).toEqual({ ...noTokens, inputText: 6, inputAudio: 60, inputImage: 325 });
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

  it('counts instructions once that a response has read, though the session is told again', () => {
    const estimate = new InputEstimate(new SoundLengths());
    const session = { ...manual, instructions: 'x'.repeat(4_000) };
    const respond = () => {
      const reading = estimate.begin(null);
      const used = readUsage({ input_tokens: 2_000, output_tokens: 0 }, reading.input) ?? noTokens;
      estimate.settle(used, reading);
      return used;
    };
    estimate.readSession(session);
    estimate.addSound(100_000);
    estimate.hear('input_audio_buffer.committed');
    expect(respond()).toMatchObject({ inputText: 1_000, inputAudio: 1_000 });
    estimate.readSession(session);
    expect(respond()).toMatchObject({ inputText: 1_000, inputAudio: 1_000 });
    estimate.readSession({ ...session, instructions: 'x'.repeat(4_400) });
    expect(estimate.read()).toMatchObject({ inputText: 1_100, inputAudio: 1_000 });
  });

  it('counts the instructions of the session in full where the last response had its own', () => {
    const estimate = new InputEstimate(new SoundLengths());
    const session = { ...manual, instructions: 'x'.repeat(4_000) };
    estimate.readSession(session);
    estimate.ask('e1', { instructions: 'x'.repeat(40) });
    estimate.settle({ ...noTokens, inputText: 10 }, estimate.begin('e1'));
    estimate.readSession(session);
    expect(estimate.read().inputText).toBe(1_010);
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
