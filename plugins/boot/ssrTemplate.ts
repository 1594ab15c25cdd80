import { withBanner } from '../docusaurus/banner';
import { CHANGE } from '../docusaurus/changes';
import { withoutQuery } from '../docusaurus/query';

/** The search dialog has the runtime and React in common with the page. */
const kindOf =
  "type=\"<%= /search\\./.test(script) ? 'search' : 'app' %>\"<%= /(runtime~main|react|search)\\./.test(script) ? ' data-dialog' : '' %>";

/** A card shows the title of its page: it is said to who does not see it. Nothing in the browser needs these tags. */
const cardAlt = String.raw`(/property=\x22og:title\x22 (content=\x22[^\x22]*\x22)/.exec(it.metaAttributes.join('')) ?? []).slice(1).map((title) => '<meta property="og:image:alt" ' + title + '><meta name="twitter:image:alt" ' + title + '>')`;

/**
 * Docusaurus' page template with these changes: its scripts carry types which browsers do not fetch (the boot
 * script turns them into real scripts on the reader's first action), and those of plugins/docusaurus.
 */
export const ssrTemplate = `${CHANGE}<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((tag) => { %><%~ ${withBanner('tag')} %><% }); %><%~ ${cardAlt} %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<%~ it.headTags %>
<% it.scripts.forEach((script) => { %><script ${kindOf} src="<%= it.baseUrl %><%= script %>"></script><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ ${withoutQuery('it.preBodyTags')} %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
