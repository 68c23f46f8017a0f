/** What the arena asks of the browser: for a new passkey it says who it is for, else any passkey of this site will do. */
type Asked = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** Shows the forms that are sent with a passkey, where the browser has passkeys. */
export function offerPasskeys(forms: Iterable<HTMLFormElement>): void {
  if (!("PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential)) return;
  for (const form of forms) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void sendWithPasskey(form);
    });
  }
}

/** Sends a form with what the device signs. Without it the arena says on the next page what is wrong. */
async function sendWithPasskey(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button")!;
  button.disabled = true;
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const asked = await fetch(form.dataset["passkey"]!, { method: "POST", body });
    if (asked.ok) carry(form, await signed((await asked.json()) as Asked));
    form.submit();
  } catch (wrong) {
    if (!(wrong instanceof DOMException || wrong instanceof TypeError)) throw wrong;
    form.querySelector<HTMLElement>("[role=status]")!.hidden = false;
  } finally {
    button.disabled = false;
  }
}

/** What the device answers, as JSON. Rejects with a DOMException if the person declines. */
async function signed(asked: Asked): Promise<string> {
  const credential =
    "user" in asked
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
  return JSON.stringify(credential);
}

function carry(form: HTMLFormElement, credential: string): void {
  const field = form.elements.namedItem("credential") ?? form.appendChild(document.createElement("input"));
  Object.assign(field, { type: "hidden", name: "credential", value: credential });
}
