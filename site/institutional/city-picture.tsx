/** Macapá as we draw it: streets, the Amazon to the east, the Zerão on the Equator, our pin. */
export function CityPicture() {
  return (
    <svg
      viewBox="0 0 840 560"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Desenho de Macapá: a secretaria fica no centro, ao norte da linha do Equador e perto do rio Amazonas. O estádio Zerão fica sobre a linha."
    >
      <path className="city__north" d="M0 0h840v340H0z" />
      <path className="city__south" d="M0 340h840v220H0z" />
      <path
        className="city__street"
        d="M0 54h700M0 128h690M0 276h640M0 424h600M0 492h590M70 0v560M150 0v560M310 0v560M390 0v560M550 0v560"
      />
      <path className="city__avenue" d="M0 202h680M230 0v560M470 0v560M40 560 560 0" />
      <path className="city__river" d="M700 0h140v340H628c18-60 40-96 44-160 4-70 4-120 28-180z" />
      <path className="city__river-south" d="M628 340h212v220H584c6-90 26-150 44-220z" />
      <path
        className="city__wave"
        d="M738 60h58M724 130h70M760 200h48M716 268h60M690 410h66M732 470h62M650 520h52"
      />
      <path className="city__line" d="M0 338h840v4H0z" />
      <rect className="city__stadium" x="86" y="276" width="128" height="128" rx="60" />
      <rect className="city__grass" x="112" y="296" width="76" height="88" rx="4" />
      <path className="city__chalk" d="M118 302h64v76h-64zM134 302v14h32v-14M134 378v-14h32v14" />
      <path className="city__line" d="M112 338h76v4h-76z" />
      <path
        className="city__pin"
        d="M510 232c-40-46-62-78-62-110a62 62 0 0 1 124 0c0 32-22 64-62 110z"
      />
      <circle className="city__pin-eye" cx="510" cy="120" r="24" />
    </svg>
  );
}
