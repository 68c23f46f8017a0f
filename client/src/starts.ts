/** Lets people fill in a time in the zone of their device, and says so; the page gives it and the form sends it in UTC. */
export function takeLocalTime(field: HTMLInputElement): void {
  const words = field.parentElement!;
  words.querySelector("[data-in-utc]")!.remove();
  words.querySelector("[data-zone-name]")!.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
  words.querySelector<HTMLElement>("[data-in-zone]")!.hidden = false;
  const given = new Date(`${field.defaultValue}Z`);
  if (!Number.isNaN(given.getTime())) field.value = inZone(given);
  field.form!.addEventListener("formdata", ({ formData }) => {
    const time = new Date(field.value);
    if (!Number.isNaN(time.getTime())) formData.set(field.name, time.toISOString().slice(0, 16));
  });
}

/** A time as a field for a date and a time shows it in the zone of the device. */
function inZone(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
