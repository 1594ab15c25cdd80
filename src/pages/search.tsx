import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import { VERSIONS } from '@site/core/versions';
import { SearchPage } from '@site/src/features/search/SearchPage';

export default function Search(): ReactNode {
  const versions = [...useVersions(undefined)].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  const options = versions.map(({ name, label }) => ({
    value: VERSIONS.find((version) => version.name === name)!.id,
    label,
  }));
  return (
    <Layout title="Search" description="Search the documentation of both versions.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPage versions={options} />
    </Layout>
  );
}
