/** Lets people fill in a time in the zone of their device, and says so; the form sends it in UTC. */
export function takeLocalTime(field: HTMLInputElement): void {
  const words = field.parentElement!;
  words.querySelector("[data-in-utc]")!.remove();
  words.querySelector("[data-zone-name]")!.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
  words.querySelector<HTMLElement>("[data-in-zone]")!.hidden = false;
  field.form!.addEventListener("formdata", ({ formData }) => {
    const time = new Date(field.value);
    if (!Number.isNaN(time.getTime())) formData.set(field.name, time.toISOString().slice(0, 16));
  });
}
