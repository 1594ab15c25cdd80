/**
 * The `docusaurus` command. Minified pages are 3 % smaller, take a fifth longer to render, and some readers trip over
 * unquoted attributes; Docusaurus reads this when it is loaded, so the configuration would come too late.
 */
process.env.SKIP_HTML_MINIFICATION ??= 'true';
await import('@docusaurus/core/bin/docusaurus.mjs');
