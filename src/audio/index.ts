export {
  defaultDetection,
  VoiceDetector,
  type DetectedSpeech,
  type DetectionSettings,
} from './detection/voice-detector.ts';
export {
  convertBytesToMs,
  convertMsToBytes,
  convertMsToSamples,
  convertSamplesToMs,
  countFrameBytes,
  createAudioFormat,
  innerRate,
  isSampleRate,
  sampleRates,
  type AudioEncoding,
  type AudioFormat,
  type SampleRate,
} from './formats/audio-format.ts';
export { createAudioDecoder, type AudioDecoder } from './formats/create-audio-decoder.ts';
export { createAudioEncoder, type AudioEncoder } from './formats/create-audio-encoder.ts';
export { describeSound } from './listening/describe-sound.ts';
export { Listener, missedMark, type HeardSound, type HeardWord } from './listening/listener.ts';
export { measureSpeech, planSpeech, type PlannedWord } from './voice/plan-speech.ts';
export { speak, speechFrame, type SpeakOptions } from './voice/speak.ts';
export { voiceNames } from './voice/voices.ts';
