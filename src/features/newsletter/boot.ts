import { early } from '../../bridge/early';
import { site } from '../../bridge/site';

const FORM = '[data-newsletter] form';

/** Until React is there: the button is off while the field is blank, and our own words are used for what is wrong. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  const button = form.querySelector('button')!;
  const update = () => {
    const { value } = form.elements.namedItem('email') as HTMLInputElement;
    if (!site().hydrated) button.disabled = value.trim() === '';
  };
  form.noValidate = true;
  form.addEventListener('input', update);
  update();
  // With the button off, the browser does not send the form. What is missing is said when React is there.
  early('keydown', `${FORM} input`, (_, event) => {
    if (event.key === 'Enter' && button.disabled)
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
}
