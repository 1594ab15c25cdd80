import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import { verdictText, type ComparePageData } from '../../../core/compare/comparison';
import { NIGHTLY, STABLE } from '../../../core/versions';
import { AnyTwo } from './AnyTwo';
import { Comparison } from './Comparison';
import { ComparisonList } from './ComparisonList';
import { pageAt } from './route';

function words(data: ComparePageData): { title: string; description: string } {
  if (data.kind === 'versions')
    return { title: 'What changed between two versions', description: 'Every page of two versions that you choose.' };
  if (data.kind === 'list')
    return data.of === 'stable'
      ? {
          title: 'What changed in nightly',
          description: `Every page of ${STABLE.label} and what the nightly ${NIGHTLY.label} changes in it.`,
        }
      : {
          title: `The nightly compared with ${STABLE.label}`,
          description: `Every page of the nightly ${NIGHTLY.label} and how it differs from ${STABLE.label}.`,
        };
  const { title } = (data.new ?? data.old)!;
  const text = verdictText(data.verdict, data.changed, data.replacedBy);
  return {
    // Pages that have the same name in different folders still get a title of their own from their path.
    title: `What changed: ${title} (${(data.old ?? data.new)!.path})`,
    description: `${title}: ${text}, from ${STABLE.label} to ${NIGHTLY.label}, section by section.`,
  };
}

/** A page below `/compare`. The server gives it its data; in the browser its route has fetched them. */
export default function ComparePage({ data: given }: { data?: ComparePageData }): ReactNode {
  const { pathname } = useLocation();
  const data = given ?? pageAt(pathname);
  if (!data)
    return (
      <Layout title="Page not found">
        <NotFoundContent />
      </Layout>
    );
  return (
    <Layout {...words(data)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="plain-page compare">
        {data.kind === 'list' && <ComparisonList key={data.of} {...words(data)} list={data} />}
        {data.kind === 'comparison' && <Comparison key={pathname} data={data} />}
        {data.kind === 'versions' && <AnyTwo {...words(data)} />}
      </main>
    </Layout>
  );
}
