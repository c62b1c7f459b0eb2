import { parseVoiceOptions, voiceUsage } from './parse-voice-options.ts';
import { listenTo, openOutput, renderHeard, speakTo } from './run-voice.ts';

/** It is said or understood, it is not, the command was not understood. */
const exitCodes = { done: 0, failed: 1, refused: 2 } as const;

const outcome = parseVoiceOptions(process.argv.slice(2));
if (outcome.kind === 'help') console.log(voiceUsage);
else if (outcome.kind === 'refused') {
  console.error(`${outcome.message}\n\n${voiceUsage}`);
  process.exitCode = exitCodes.refused;
} else if (outcome.kind === 'speak' && outcome.file === null && process.stdout.isTTY) {
  console.error('Send the sound to a file: add --out a.wav');
  process.exitCode = exitCodes.refused;
} else
  try {
    if (outcome.kind === 'speak') await speakTo(outcome, openOutput(outcome.file));
    else {
      const heard = await listenTo(outcome.file);
      console.log(renderHeard(heard));
      if (heard.kind !== 'speech' || !heard.isComplete) process.exitCode = exitCodes.failed;
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = exitCodes.failed;
  }
