import React, { useRef, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../components/Dialog';
import { FIELDS, type Field } from './fields';
import { FormField, inputId } from './FormField';
import { FILES_TITLE, PageFiles } from './PageFiles';
import type { PageData } from './pageTools';
import { reveal, useDialog, type Start } from './useDialog';
import { useForm } from './useForm';
import './form.css';

const PRIVACY =
  'Kept in this browser only and never sent. Private keys, and URLs that seem to hold an API key, are not stored at ' +
  'all: they are gone when you reload or close the page.';

type Form = ReturnType<typeof useForm>;

const Fields = ({ fields, form }: { fields: Field[]; form: Form }): ReactNode =>
  fields.map((field) => (
    <FormField
      key={field.name}
      field={field}
      text={form.texts[field.name] ?? ''}
      message={form.messageFor(field.name)}
      onText={(text) => form.type(field, text)}
      onLeave={() => form.leave(field)}
    />
  ));

/** The files and the fields of this page come first; the other fields are folded away. */
function Body({ form, fields, files }: PageData & { form: Form }): ReactNode {
  const wanted = FIELDS.filter(({ name }) => fields.includes(name));
  const others = FIELDS.filter(({ name }) => !fields.includes(name));
  return (
    <div className="values__body">
      <p className="values__intro">{PRIVACY}</p>
      <PageFiles files={files} say={form.say} />
      {wanted.some(({ suggestions }) => suggestions) && (
        <button type="button" className="button button--plain" onClick={() => form.useUsual(wanted)}>
          Fill in the usual values
        </button>
      )}
      <Fields fields={wanted} form={form} />
      {others.length > 0 && (
        <details>
          <summary>Values for other pages</summary>
          <Fields fields={others} form={form} />
        </details>
      )}
    </div>
  );
}

function Foot({ form, hasFiles }: { form: Form; hasFiles: boolean }): ReactNode {
  return (
    <footer className="values__foot">
      <p className="values__status" role="status">
        {form.status}
      </p>
      <div className="values__actions">
        <button type="button" className="button button--plain" onClick={form.clear}>
          {form.cleared ? 'Undo clear' : 'Clear all'}
        </button>
        {hasFiles && (
          <button type="button" className="button button--plain" onClick={() => reveal(FILES_TITLE)}>
            Files
          </button>
        )}
        <button type="submit" className="button">
          Done
        </button>
      </div>
    </footer>
  );
}

interface Props extends PageData {
  start: Start;
  onClose: () => void;
}

export default function OperatorForm({ start, onClose, ...page }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useForm();
  useDialog(dialog, start);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = form.finish();
    if (wrong) reveal(inputId(wrong.name));
    else dialog.current!.close();
  };
  return createPortal(
    <Dialog ref={dialog} className="values" aria-labelledby="values-title" open onClose={onClose}>
      <form noValidate autoComplete="off" onSubmit={onSubmit}>
        <header className="values__head">
          <h2 id="values-title" tabIndex={-1}>
            Your values
          </h2>
          <button type="button" className="values__close" aria-label="Close" onClick={() => dialog.current!.close()}>
            ×
          </button>
        </header>
        <Body {...page} form={form} />
        <Foot form={form} hasFiles={page.files.length > 0} />
      </form>
    </Dialog>,
    document.body,
  );
}
