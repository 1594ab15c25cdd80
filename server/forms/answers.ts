import { functionHeaders } from '../../config/headers';
import { waitText, type FunctionAnswer } from '../../core/functionAnswer';
import { escapeHtml } from '../../core/html';

/** What readers without JavaScript see besides the text. */
export type Page = {
  title: string;
  /** The path of the page that they came from. */
  back?: string;
  /** Markup, for what can be done next. */
  more?: string;
};

/** Styled by attributes alone, which the policy of the site allows. */
function answerPage(answer: FunctionAnswer, { title, back = '/', more = '' }: Page): string {
  const text = answer.retryAfter ? waitText(answer.retryAfter) : (answer.error ?? answer.message ?? '');
  const to = back === '/' ? 'the documentation' : 'the page';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/img/favicon.svg">
<title>${title} | Aztec documentation</title>
</head>
<body style="max-width: 36rem; margin: 15vh auto; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif">
<main>
<h1 style="font-size: 1.5rem">${title}</h1>
<p role="status">${escapeHtml(text)}</p>
${more}<p><a href="${escapeHtml(back)}">Back to ${to}</a></p>
</main>
</body>
</html>
`;
}

/** With a page where one is wanted, and not JSON. */
export function answer(status: number, body: FunctionAnswer, page: Page | undefined): Response {
  return new Response(page ? answerPage(body, page) : JSON.stringify(body), {
    status,
    headers: {
      ...functionHeaders,
      ...(body.retryAfter ? { 'Retry-After': String(body.retryAfter) } : {}),
      ...(status === 405 ? { Allow: 'POST' } : {}),
      'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
