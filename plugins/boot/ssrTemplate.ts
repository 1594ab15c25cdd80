/**
 * The inline script of the classic theme writes `?docusaurus-data-x=y` and `?docusaurus-theme=y` into the page, for
 * embedding. Here an address must not change the state of a page: a link could stop it from scrolling.
 */
const FROM_QUERY = [
  String.raw`/\(function\(\) \{\s*try \{\s*const entries[\s\S]*?\}\)\(\);/`,
  String.raw`/ *function getQueryStringTheme\(\) \{[\s\S]*?\n {2}\}\n/`,
  String.raw`/getQueryStringTheme\(\) \|\| /`,
];
const preBodyTags = ['it.preBodyTags', ...FROM_QUERY.map((pattern) => `.replace(${pattern}, '')`)].join('');

/** The banner for a wrong base url writes markup as text. Under Trusted Types a policy for this one text lets it. */
const BANNER = [
  [
    '.innerHTML = bannerHtml',
    ".innerHTML = window.trustedTypes ? trustedTypes.createPolicy('base-url-banner', " +
      "{createHTML: function () {return bannerHtml}}).createHTML('') : bannerHtml",
  ],
  ['.innerHTML = suggestedBaseUrl', '.textContent = suggestedBaseUrl'],
];
const banner = BANNER.map((pair) => `.replace(${pair.map((text) => JSON.stringify(text)).join(', ')})`).join('');

/** The search dialog has the runtime and React in common with the page. */
const kindOf =
  "type=\"<%= /search\\./.test(script) ? 'search' : 'app' %>\"<%= /(runtime~main|react|search)\\./.test(script) ? ' data-dialog' : '' %>";

/**
 * Docusaurus' page template with these changes: its scripts carry types which browsers do not fetch (the boot
 * script turns them into real scripts on the reader's first action), nothing is taken from the query, and the banner
 * for a wrong base url can show.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute${banner} %><% }); %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<%~ it.headTags %>
<% it.scripts.forEach((script) => { %><script ${kindOf} src="<%= it.baseUrl %><%= script %>"></script><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ ${preBodyTags} %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
