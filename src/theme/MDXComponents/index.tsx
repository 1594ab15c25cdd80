import React, { type ComponentProps, type ComponentType } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Admonition } from '@site/src/components/Admonition';
import * as cards from '@site/src/components/Cards';
import { headings } from '@site/src/components/Heading';
import { MathsStyles } from '@site/src/features/maths';
import { projectParts } from '@site/src/components/Project';
import { Table } from '@site/src/components/Table';
import { TableHeader } from '@site/src/components/TableHeader';
import { CodeBlock } from '@site/src/features/code-block';
import { Diagram } from '@site/src/features/diagram';
import { ErrorBox } from '@site/src/features/errors';
import { Term } from '@site/src/features/glossary-card';
import { MigrationHelper } from '@site/src/features/migration';
import { OperatorCode, OperatorValues, Placeholder } from '@site/src/features/operator-values';
import * as tabs from '@site/src/features/tabs';

const MDXComponents: Record<string, ComponentType<never>> = {
  Head,
  a: (props: ComponentProps<typeof Link>) => (props.className === 'term' ? <Term {...props} /> : <Link {...props} />),
  ...headings,
  Details: (props: ComponentProps<'details'>) => <details {...props} />,
  table: Table,
  th: TableHeader,
  admonition: Admonition,
  ...tabs,
  ...cards,
  ...projectParts,
  CheckedCode: CodeBlock,
  Diagram,
  ErrorBox,
  MathsStyles,
  MigrationHelper,
  OperatorCode,
  OperatorValues,
  Placeholder,
};

export default MDXComponents;
