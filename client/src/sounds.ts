import { preferences } from "./table/preferences";

/** Six short sounds, made of tones and noise; nothing is loaded. */
export type SoundName = "card" | "turn" | "strike" | "coin" | "call" | "win";

const VOLUME = 0.16;

interface Tone {
  readonly pitch: number;
  /** Where the pitch goes while it sounds. */
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud?: number;
  readonly wave?: OscillatorType;
}

/** Noise through a filter: paper, wood, a blow. */
interface Rush {
  readonly low: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud?: number;
}

interface Score {
  readonly tones?: readonly Tone[];
  readonly rushes?: readonly Rush[];
}

const SCORES: Readonly<Record<SoundName, Score>> = {
  card: { rushes: [{ low: 1800, lasts: 0.07, loud: 0.5 }], tones: [{ pitch: 150, to: 90, lasts: 0.08, loud: 0.5 }] },
  turn: {
    rushes: [{ low: 3200, lasts: 0.12, loud: 0.35 }],
    tones: [
      { pitch: 392, at: 0.08, lasts: 0.25, loud: 0.35, wave: "triangle" },
      { pitch: 587, at: 0.14, lasts: 0.35, loud: 0.35, wave: "triangle" },
    ],
  },
  strike: {
    rushes: [{ low: 900, lasts: 0.22, loud: 1 }],
    tones: [{ pitch: 130, to: 45, lasts: 0.35, loud: 1, wave: "triangle" }],
  },
  coin: {
    tones: [
      { pitch: 1318, lasts: 0.12, loud: 0.3 },
      { pitch: 1975, at: 0.06, lasts: 0.3, loud: 0.3 },
    ],
  },
  call: {
    tones: [
      { pitch: 660, lasts: 0.4, loud: 0.5 },
      { pitch: 880, at: 0.16, lasts: 0.5, loud: 0.5 },
    ],
  },
  win: {
    tones: [523, 659, 784, 1047].map((pitch, step) => ({
      pitch,
      at: step * 0.13,
      lasts: step === 3 ? 0.9 : 0.3,
      loud: 0.45,
      wave: "triangle",
    })),
  },
};

export const SOUNDS = Object.keys(SCORES) as readonly SoundName[];

let audio: AudioContext | null = null;

/** Browsers let a page sound only after it has been touched. To open the device takes a moment: not without need. */
function wake(): void {
  if (!preferences.peek().sound || audio?.state === "running") return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Lets the page sound from the first tap or key on after which sounds are liked. */
export function listenForTouch(): void {
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake);
}

/** Plays a sound, if the reader likes sounds and has touched the page. */
export function sound(name: SoundName): void {
  if (!preferences.peek().sound || audio?.state !== "running" || document.hidden) return;
  const { tones = [], rushes = [] } = SCORES[name];
  for (const tone of tones) ring(audio, tone);
  for (const rush of rushes) hiss(audio, rush);
}

/** A voice that swells at once and dies away. */
function voice(room: AudioContext, source: AudioScheduledSourceNode, at: number, lasts: number, loud: number): GainNode {
  const [volume, start] = [room.createGain(), room.currentTime + at];
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(VOLUME * loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  volume.connect(room.destination);
  source.start(start);
  source.stop(start + lasts);
  return volume;
}

function ring(room: AudioContext, { pitch, to, at = 0, lasts, loud = 1, wave = "sine" }: Tone): void {
  const tone = new OscillatorNode(room, { type: wave, frequency: pitch });
  if (to) tone.frequency.exponentialRampToValueAtTime(to, room.currentTime + at + lasts);
  tone.connect(voice(room, tone, at, lasts, loud));
}

function hiss(room: AudioContext, { low, at = 0, lasts, loud = 1 }: Rush): void {
  const noise = new AudioBuffer({ length: Math.ceil(room.sampleRate * lasts), sampleRate: room.sampleRate });
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(room, { buffer: noise });
  const through = new BiquadFilterNode(room, { type: "lowpass", frequency: low });
  source.connect(through).connect(voice(room, source, at, lasts, loud));
}
