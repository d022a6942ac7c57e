import { mapSite } from '../../lib/framed-sites.ts';

/**
 * The centre of Macapá: the sample's street is a placeholder, so the map shows the city and not a
 * house that would not be there.
 */
export const secretariatSpot = { latitude: 0.0349, longitude: -51.0694 };
const spread = { latitude: 0.009, longitude: 0.014 };

const { latitude, longitude } = secretariatSpot;
const box = [
  longitude - spread.longitude,
  latitude - spread.latitude,
  longitude + spread.longitude,
  latitude + spread.latitude,
].map((degrees) => degrees.toFixed(4));

/** Loaded only on request: until then no third party learns of the visit. */
export const embedAddress = `${mapSite}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
