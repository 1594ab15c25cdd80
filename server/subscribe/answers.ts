import { escapeHtml } from '../../core/html';
import type { SubscribeAnswer } from '../../core/emailSubscription';

/** For readers without JavaScript. Styled by attributes alone, which the policy of the site allows. */
function confirmationPage(answer: SubscribeAnswer): string {
  const text = answer.retryAfter
    ? `Please wait ${Math.ceil(answer.retryAfter / 60)} minute(s) before trying again.`
    : (answer.error ?? answer.message ?? '');
  const title = answer.error ? 'Not subscribed' : 'Newsletter';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | Aztec documentation</title>
</head>
<body style="max-width: 36rem; margin: 15vh auto; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif">
<main>
<h1 style="font-size: 1.5rem">${title}</h1>
<p role="status">${escapeHtml(text)}</p>
<p><a href="/">Back to the documentation</a></p>
</main>
</body>
</html>
`;
}

export type AnswerOptions = { html: boolean; headers: Readonly<Record<string, string>> };

export function answer(status: number, body: SubscribeAnswer, { html, headers }: AnswerOptions): Response {
  const retry: Record<string, string> = body.retryAfter ? { 'Retry-After': String(body.retryAfter) } : {};
  return new Response(html ? confirmationPage(body) : JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      ...retry,
      'Content-Type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
