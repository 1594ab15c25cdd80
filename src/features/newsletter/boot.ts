import { site } from '../../bridge/site';

/** Until React is there: the button is off while the field is blank, and our own words are used for what is wrong. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter] form');
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
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && button.disabled && !site().hydrated)
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
}
