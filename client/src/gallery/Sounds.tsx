import { listenForTouch, sound, SOUNDS } from "../sounds";

listenForTouch();

/** The six sounds, to be heard at will; the first tap opens the device. */
export const Sounds = () => (
  <section class="moments sounds" aria-label="Sounds" data-theme="dark">
    <div class="sounds-table surface surface-night">
      {SOUNDS.map((name) => (
        <button key={name} type="button" class="button" onClick={() => sound(name)}>
          ♪ {name}
        </button>
      ))}
    </div>
  </section>
);
