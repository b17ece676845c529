import { defineBlock } from './define-block.ts';
import { form } from './fields.ts';

/** A form to fill in. Its field has the name that lib/forms/shown-forms.ts looks for. */
export const formBlock = defineBlock('form', { form_id: form('form') });
