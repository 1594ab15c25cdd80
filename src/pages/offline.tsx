import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { LoadBoundary } from '@site/src/components/LoadBoundary';
import { OfflinePanel } from '@site/src/features/offline';

/** Where readers keep a version for a time without a network. */
export default function Offline(): ReactNode {
  return (
    <Layout title="Offline reading" description="Keep a version of the documentation on your device.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="plain-page markdown" data-wake>
        <h1>Offline reading</h1>
        <p>
          Keep a version on this device, and its pages open without a network: with pictures, search, comparisons and
          glossary. With a network you always read the site as it is now. A page that comes from the copy says from
          which day it is. Nothing is fetched, and nothing runs in the background, before you ask for it here or after
          you remove it.
        </p>
        <noscript>
          <p>Keeping a version needs JavaScript.</p>
        </noscript>
        <LoadBoundary name="This part of the page">
          <OfflinePanel />
        </LoadBoundary>
      </main>
    </Layout>
  );
}
