'use client';
import { useEffect } from 'react';

const purposes = {
  'field-name': 'name',
  'field-email': 'username',
  'field-password': 'new-password',
  'field-confirm-password': 'new-password',
};

/** Says what the fields are for: Payload's form writes `off`, or nothing, and takes no other word. */
export function FillableFields() {
  useEffect(() => {
    for (const [id, purpose] of Object.entries(purposes))
      document.getElementById(id)?.setAttribute('autocomplete', purpose);
  }, []);
  return null;
}
