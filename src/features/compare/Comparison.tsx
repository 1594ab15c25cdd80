import React, { useContext, type ReactNode } from 'react';
import type { ComparedRef, ComparisonData } from '../../../core/compare/comparison';
import { verdictText } from '../../../core/compare/verdict';
import { EditLinks, type Editable } from '../../components/EditLinks';
import { ComparedContext } from './compared';
import { CompareLink } from './CompareLink';
import { Lone } from './Lone';
import { Pair } from './Pair';
import { Verdict } from './Verdict';
import { withArticle } from './versionNames';

const editOf = (version: string, page: ComparedRef | undefined): Editable[] =>
  page?.edit ? [{ label: `Edit the page of ${withArticle(version)}`, href: page.edit }] : [];

export function Comparison({ data }: { data: ComparisonData }): ReactNode {
  const { old, new: newer, verdict } = data;
  const { names, list } = useContext(ComparedContext);
  return (
    <>
      <nav className="breadcrumbs" aria-label="Breadcrumbs">
        <ol>
          <li>
            <CompareLink to={list.to}>{list.title}</CompareLink>
          </li>
        </ol>
      </nav>
      <h1>What changed: {(newer ?? old)!.title}</h1>
      <p>
        <Verdict verdict={verdict}>{verdictText(data, names)}</Verdict>
      </p>
      {old && newer ? <Pair older={old} newer={newer} data={data} /> : <Lone {...data} />}
      <EditLinks page={(newer ?? old)!.path} edits={[...editOf(names.old, old), ...editOf(names.new, newer)]} />
    </>
  );
}
