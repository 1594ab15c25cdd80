import React, { useContext, useReducer, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import type { ComparedDigests } from '../../../core/compare/anyTwo';
import type { ListedPage } from '../../../core/compare/comparison';
import { SITE_NAMES } from '../../../core/compare/verdict';
import { groupOf } from '../../../core/compare/groups';
import { BY_AGE, NIGHTLY, type KnownVersion } from '../../../core/versions';
import { NotLoaded } from '../../components/LoadBoundary';
import { useLoaded } from '../../bridge/useLoaded';
import { asked, between, loadComparison, loadPairs, named, type Between } from './between';
import { ComparedContext, type Compared } from './compared';
import { CompareLink } from './CompareLink';
import { Comparison } from './Comparison';
import { PageList } from './PageList';

const SIDES = [
  ['from', 'Compare'],
  ['to', 'with'],
] as const;

function Chooser({ from, to }: { from: string; to: string }): ReactNode {
  const router = useHistory();
  const ids = { from, to };
  return (
    <form className="compare__versions" onSubmit={(event) => event.preventDefault()}>
      {SIDES.map(([side, label]) => (
        <label key={side}>
          {label}
          <select
            className="field"
            value={ids[side]}
            onChange={({ target }) => router.replace(between({ ...ids, [side]: target.value }))}
          >
            {[...BY_AGE].reverse().map((version) => (
              <option key={version.id} value={version.id}>
                {version.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}

const nameOf = (version: KnownVersion): string => (version.id === NIGHTLY.id ? SITE_NAMES.new : version.label);

interface Props extends Between {
  retry: () => void;
}

const listed = (where: Between, pairs: ComparedDigests[]): ListedPage[] =>
  pairs.map(({ verdict, ...pair }) => {
    const { title, path } = (pair.new ?? pair.old)!;
    return { title, verdict, group: groupOf(path), href: between({ ...where.ids, page: path }) };
  });

function Pages({ retry, ...where }: Props): ReactNode {
  const pairs = useLoaded(loadPairs, named(where));
  if (pairs === 'loading') return <p role="status">Loading the lists of pages …</p>;
  if (pairs === 'failed') return <NotLoaded name="The list of pages" retry={retry} />;
  return <PageList pages={listed(where, pairs)} />;
}

function OnePage({ retry, page, ...where }: Props & { page: string }): ReactNode {
  const { list } = useContext(ComparedContext);
  const data = useLoaded(loadComparison, named(where, page));
  if (typeof data !== 'string') return <Comparison data={data} />;
  return (
    <>
      <h1>What changed</h1>
      {data === 'loading' && <p role="status">Comparing {page} …</p>}
      {data === 'failed' && <NotLoaded name="The comparison" retry={retry} />}
      {data === 'none' && (
        <p>
          Neither version has a page at <code>{page}</code>. All pages:{' '}
          <CompareLink to={list.to}>{list.title}</CompareLink>.
        </p>
      )}
    </>
  );
}

function comparedIn({ ids, older, newer }: Between): Compared {
  const names = { old: older.label, new: nameOf(newer) };
  return { names, list: { to: between(ids), title: `From ${names.old} to ${names.new}` } };
}

/** The versions are in the address, so that a comparison can be linked to. */
export default function ChosenVersions({ title }: { title: string }): ReactNode {
  const { search } = useLocation();
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const { ids, page, problem, older, newer } = asked(search);
  const where = older && newer && { ids, older, newer };
  const key = `${search} ${tries}`;
  if (where && page)
    return (
      <ComparedContext value={comparedIn(where)}>
        <OnePage key={key} {...where} page={page} retry={retry} />
      </ComparedContext>
    );
  return (
    <>
      <h1>{title}</h1>
      <Chooser {...ids} />
      {where ? (
        <ComparedContext value={comparedIn(where)}>
          <Pages key={key} {...where} retry={retry} />
        </ComparedContext>
      ) : (
        <p role="status">{problem}</p>
      )}
    </>
  );
}
