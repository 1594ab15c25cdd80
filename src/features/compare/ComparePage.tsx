import React, { useEffect, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { site } from '../../bridge/site';
import { trustedHtml } from '../../bridge/trustedHtml';

/** plugins/compare puts the words of each page in their place. In the browser they are there already. */
function words(): { title: string; description: string } {
  if (typeof document === 'undefined') return { title: 'COMPARE TITLE', description: 'COMPARE DESCRIPTION' };
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  return { title: document.title.replace(/ \| [^|]*$/, ''), description };
}

/** Read when this file arrives: while the page hydrates, the title is that of the site for a moment. */
const WORDS = words();
/** One object for all renders: React would empty the element for a new one. */
const AS_IT_IS = trustedHtml('');

/**
 * The frame of all comparison pages: one route for all of them, as 258 would add 13 KB of addresses to the scripts of
 * every page. What stands in the main element is the plugin's; React leaves it as it is, and fetches the page where it
 * was led here without it.
 */
export default function ComparePage(): ReactNode {
  const [led] = useState(() => typeof window !== 'undefined' && site().hydrated);
  useEffect(() => {
    if (__PRODUCTION__ && led) location.reload();
  }, [led]);
  return (
    <Layout {...WORDS}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="plain-page compare" dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
    </Layout>
  );
}
