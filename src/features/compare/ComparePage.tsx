import React, { useEffect, useReducer, type ReactNode } from 'react';
import rendered from '@compare/pages';
import { useLocation } from '@docusaurus/router';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { ComparePageData } from '../../../core/compare/comparison';
import { verdictText } from '../../../core/compare/verdict';
import { withoutSlash } from '../../../core/pagePath';
import { NIGHTLY, STABLE } from '../../../core/versions';
import { AnyTwo } from './AnyTwo';
import { Comparison } from './Comparison';
import { ComparisonList } from './ComparisonList';
import { loadPage, pageAt } from './pages';
import './styles.css';

// React hydrates when this module is there: what the page shows has come by then.
if (typeof window !== 'undefined') await loadPage(location.pathname);

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
  const text = verdictText(data);
  return {
    // Pages that have the same name in different folders still get a title of their own from their path.
    title: `What changed: ${title} (${(data.old ?? data.new)!.path})`,
    description: `${title}: ${text}, from ${STABLE.label} to ${NIGHTLY.label}, section by section.`,
  };
}

/** The server has the data of all pages, the browser that of the pages it was on. A page that does not come is left to the browser. */
function usePage(path: string): ComparePageData | null | undefined {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const data = rendered[path] ?? pageAt(path);
  useEffect(() => {
    if (data === undefined) loadPage(path).then(showLoaded, () => location.reload());
  }, [data, path]);
  return data;
}

/** A page below `/compare`. */
export default function ComparePage(): ReactNode {
  const { pathname } = useLocation();
  const data = usePage(withoutSlash(pathname));
  if (data === null)
    return (
      <Layout title="Page not found">
        <NotFoundContent />
      </Layout>
    );
  if (!data)
    return (
      <Layout title="What changed">
        <main className="plain-page compare">
          <h1>What changed</h1>
          <p role="status">Loading …</p>
        </main>
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
