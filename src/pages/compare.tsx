import React, { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

/**
 * The frame of all comparison pages: plugins/compare fills in the words in capitals and the main element, and takes
 * React out. So this runs in a browser only when a link within the site led here: then the real page is fetched.
 */
export default function Compare(): ReactNode {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') location.reload();
  }, []);
  return (
    <Layout title="COMPARE TITLE" description="COMPARE DESCRIPTION">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="plain-page compare">
        <p>Comparisons are made when the site is built.</p>
      </main>
    </Layout>
  );
}
