import React, { type ReactNode } from 'react';
import type { ComparisonList as List } from '../../../core/compare/comparison';
import { Follow, Intro } from './ListIntro';
import { PageList } from './PageList';

export const ComparisonList = ({ list, title }: { list: List; title: string }): ReactNode => (
  <>
    <h1>{title}</h1>
    <Intro {...list} />
    <Follow />
    <PageList {...list} />
  </>
);
