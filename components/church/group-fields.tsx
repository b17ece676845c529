'use client';

import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ChurchValues } from '#lib/church/form-values.ts';
import type { ChurchGroup } from '#lib/church/groups.ts';
import { AddressFields } from './address-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { LookFields } from './look/look-fields.tsx';
import { plainFields } from './plain-fields.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { ZoneField } from './zone-field.tsx';

export interface GroupFieldsProps {
  form: UseFormReturn<ChurchValues>;
}

/** The fields of each group. */
export const groupFields: Readonly<Record<ChurchGroup, ComponentType<GroupFieldsProps>>> = {
  name: plainFields([
    { name: 'name', autoComplete: 'organization' },
    { name: 'short_name', help: 'What people say on the street. It stands where there is little room.' },
    { name: 'kind', help: 'Within a sentence, such as ‘Lutheran church’.' },
  ]),
  address: AddressFields,
  contact: plainFields([
    {
      name: 'phone',
      type: 'tel',
      isOptional: true,
      help: 'As people near you write it. Numbers of other countries begin with +.',
    },
    { name: 'email', type: 'email', help: 'For everybody to see: the office’s address, not a person’s.' },
  ]),
  zone: ZoneField,
  welcome: plainFields([
    {
      name: 'welcome',
      isLong: true,
      help: 'One sentence. Search engines and shared links show it where a page has none of its own.',
    },
    { name: 'founded_year', inputMode: 'numeric', isOptional: true },
    { name: 'building_year', inputMode: 'numeric', isOptional: true },
  ]),
  hours: HoursFields,
  giving: plainFields([
    {
      name: 'giving_url',
      type: 'url',
      isOptional: true,
      help: 'The page of the company that takes gifts for you. Without one, links lead to this site’s own page.',
    },
    { name: 'giving_text_number', inputMode: 'tel', isOptional: true },
    {
      name: 'giving_text_example',
      isOptional: true,
      help: 'What people write in the message, such as ‘20 Missions’.',
    },
  ]),
  social: plainFields([
    {
      name: 'facebook_url',
      isOptional: true,
      help: 'The address of your page, or your name there: @yourchurch.',
    },
    { name: 'instagram_url', isOptional: true },
    { name: 'youtube_url', isOptional: true },
    { name: 'vimeo_url', isOptional: true },
    {
      name: 'default_video_id',
      help: 'A link to a video on YouTube. It plays where no other is named.',
    },
  ]),
  resources: ResourceFields,
  look: LookFields,
};
