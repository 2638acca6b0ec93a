// Sounds made from noise and tones: wood, card, die, stamp, bell, and a chord for a win.
// Loaded only if sound is on; data-sound of the page is the volume.
{ // keeps its names out of the global scope
const LOUD = { quiet: .12, medium: .3, loud: .7 };
let audio = null, out = null, noise = null;

// browsers allow sound only after an input
const wake = () => {
  if (audio) return void audio.resume();
  audio = new AudioContext();
  out = new GainNode(audio, { gain: LOUD[document.documentElement.dataset.sound] ?? 0 });
  out.connect(audio.destination);
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0, seed = 7; n < samples.length; n++) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = seed / 1073741824 - 1;
  }
};
for (const input of ["pointerdown", "keydown"]) addEventListener(input, wake, { capture: true, passive: true });

const faded = (when, loud, long) => {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(loud, when + .004);
  gain.gain.exponentialRampToValueAtTime(.0004, when + long);
  gain.connect(out);
  return gain;
};
const tone = (when, pitch, loud, long, type = "sine", to = pitch) => {
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.frequency.setValueAtTime(pitch, when);
  source.frequency.exponentialRampToValueAtTime(to, when + long);
  source.connect(faded(when, loud, long));
  source.start(when);
  source.stop(when + long + .02);
};
const hiss = (when, type, pitch, loud, long) => {
  const source = new AudioBufferSourceNode(audio, { buffer: noise }), filter = new BiquadFilterNode(audio, { type, frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(faded(when, loud, long));
  source.start(when, (pitch % 97) / 400);
  source.stop(when + long + .02);
};
const SOUNDS = {
  wood: at => { tone(at, 210, .5, .07, "sine", 120); hiss(at, "bandpass", 900, .5, .04); },
  card: at => { hiss(at, "highpass", 3200, .22, .09); hiss(at + .05, "bandpass", 1800, .3, .05); },
  die: at => [0, .07, .13, .2, .29, .4].forEach((later, n) => { tone(at + later, 520 - 40 * n, .22, .03, "triangle", 260); hiss(at + later, "bandpass", 2400, .35, .025); }),
  stamp: at => { tone(at, 110, .8, .12, "sine", 55); hiss(at, "lowpass", 500, .6, .06); },
  bell: at => [[1046, .3, .9], [2093, .1, .6], [3140, .05, .35]].forEach(([pitch, loud, long]) => tone(at, pitch, loud, long)),
  chord: at => [262, 330, 392, 523].forEach((pitch, n) => tone(at + n * .09, pitch, .22, 1.8, "triangle")),
};
const sound = names => {
  if (audio?.state !== "running") return;
  names.forEach((name, n) => SOUNDS[name]?.(audio.currentTime + .01 + n * .09));
};
document.addEventListener("table:changed", event => sound(event.detail));
}
