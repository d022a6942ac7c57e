import { ReviewPanel as ReviewPanel_5d9a90bb614bcf913b6abc5ae53dea83 } from '../../../reviews/review-panel.tsx'
import { ToldChanges as ToldChanges_44c4eb90d268f7fabfa76ba987924418 } from '../../../components/told-changes.tsx'
import { TextCheck as TextCheck_791a4cda3d6bbd3accc2928f813517ee } from '../../../components/text-check.tsx'
import { StateCell as StateCell_8eb63a44e908dc17b816e52ca5be7f61 } from '../../../lists/state-cell.tsx'
import { NoField as NoField_b38dd271be02e024fdba8670497808f3 } from '../../../lists/no-field.tsx'
import { ChangeCell as ChangeCell_d7bd44efc6f5e2ef87acc2fd3a2ded84 } from '../../../lists/change-cell.tsx'
import { PictureCell as PictureCell_d2fa4f6fecc765bc05b67b3c8cba9fc8 } from '../../../lists/picture-cell.tsx'
import { UsesPanel as UsesPanel_f653b9bc522d7642effa2bea7d5c52e8 } from '../../../uses/uses-panel.tsx'
import { ImportLink as ImportLink_191d4b4dd01d57324ab0328ec097d544 } from '../../../import-events/import-link.tsx'
import { OtherEditors as OtherEditors_de7286dcbe215bfc3a5969eb8966abee } from '../../../presence/other-editors.tsx'
import { SeeOnSite as SeeOnSite_468d210a35c8dbf83601b94e1ac1774e } from '../../../components/see-on-site.tsx'
import { FormBase as FormBase_7aee28676b829385d764c00d26f583bc } from '../../../saves/form-base.tsx'
import { DuplicateMenuItem as DuplicateMenuItem_dacde1d96a82d922d2e98deab9be8d95 } from '../../../events/duplicate-menu-item.tsx'
import { PublishButton as PublishButton_f44606a2e7e29981d8103ea3def910c5 } from '../../../components/publish-button.tsx'
import { PreviewWindow as PreviewWindow_dbe1ceb8a16c742564c2b1d064c41348 } from '../../../components/preview-window.tsx'
import { VersionsView as VersionsView_2c01b465a856ae3d9b8a2695ea4c002f } from '../../../lists/versions-view.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteFeatureClient as CleanPasteFeatureClient_7517ad0c466c4437b356350a10caf49e } from '../../../editor/paste.tsx'
import { NamedToolbarFeatureClient as NamedToolbarFeatureClient_b54685d14fa8083037ca2b2f5bbc8da0 } from '../../../editor/named-toolbar.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_8b14a35f76a6c24eb3115be5091c8977 } from '../../../editor/table.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SideSourceField as SideSourceField_8fa6801780c3db35e7e55c39dadb7eae } from '../../../components/side-source-field.tsx'
import { PreparationStatus as PreparationStatus_a72b1742823f283bbfa51a7ceaa51f1c } from '../../../photos/preparation-status.tsx'
import { CutPreview as CutPreview_271f009344c9cc2934b610413985c192 } from '../../../photos/cut-preview.tsx'
import { PhotoCard as PhotoCard_74e5cb3cb129866f52a44320a14f0c64 } from '../../../photos/photo-card.tsx'
import { PhotoFilters as PhotoFilters_c9f8ec1415e1e496d448a374e2bad3cf } from '../../../photos/photo-filters.tsx'
import { AnswerSending as AnswerSending_fe7a174ff67b36c7bc5adfc97d524b6c } from '../../../components/answer-sending.tsx'
import { TermField as TermField_226d5fd8ea6897e7faaebe4fdf803526 } from '../../../answer-term/term-field.tsx'
import { TermCell as TermCell_1d126fe8e533cec7d34e42986bd499b9 } from '../../../answer-term/term-cell.tsx'
import { KeepAnswerButton as KeepAnswerButton_37c52ad13bae5af28ee7be94a0c41438 } from '../../../components/keep-answer-button.tsx'
import { SignUpLinks as SignUpLinks_7268528ee96a8bf76c27ac3458d87ea6 } from '../../../components/sign-up-links.tsx'
import { EntryFiles as EntryFiles_901fe4362b2d63206beddfc9d14a0668 } from '../../../components/entry-files.tsx'
import { NoticeSend as NoticeSend_59a2fddf50b187863f456732874ce461 } from '../../../components/notice-send.tsx'
import { ReaderChoices as ReaderChoices_2720742c22ec2b2c66be85f7e0599c87 } from '../../../editions/reader-choices.tsx'
import { ItemPicker as ItemPicker_05919356df38870dcf969762c4352a9e } from '../../../editions/item-picker.tsx'
import { EditionSending as EditionSending_c465bb9976552ec891898d0ec403d169 } from '../../../editions/edition-sending.tsx'
import { OpenDocument as OpenDocument_6af10e3a2cdbbfd8acb070ade069438f } from '../../../components/open-document.tsx'
import { CurrentPassword as CurrentPassword_1dc6e987d4a23bd246b4e2aeea0752dd } from '../../../components/current-password.tsx'
import { SecurityPanel as SecurityPanel_5676674190a07b6d9735720842f7d575 } from '../../../accounts/security-panel.tsx'
import { Icon as Icon_ea9f2d673426321e2b689fc4296b1871 } from '../../../brand/mark.tsx'
import { Logo as Logo_ea9f2d673426321e2b689fc4296b1871 } from '../../../brand/mark.tsx'
import { SiteLink as SiteLink_7b5bfa5b552a50b4b125349ddfe22b22 } from '../../../brand/site-link.tsx'
import { NavTop as NavTop_4f0538548704b60da66b3f66e9255e83 } from '../../../brand/nav-top.tsx'
import { Names as Names_672e0fa8266cb5320b4ebf5808cfc44c } from '../../../names/names.tsx'
import { Desk as Desk_4d8298911dd08f86acde8cd9dfe463cc } from '../../../desk/desk.tsx'
import { FirstAccountView as FirstAccountView_cda8a32dda6ccd454d37899d602baf94 } from '../../../accounts/first-account-view.tsx'
import { SignInView as SignInView_72a3af3f8de4aaedbc0f7f6aaec72c4e } from '../../../accounts/sign-in-view.tsx'
import { LiveScreen as LiveScreen_977a55377eeaada100532899cdb6b995 } from '../../../live/live-screen.tsx'
import { ImportView as ImportView_4bbb471adb099ce46b2810ce26df1e37 } from '../../../import-events/import-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/reviews/review-panel.tsx#ReviewPanel": ReviewPanel_5d9a90bb614bcf913b6abc5ae53dea83,
  "/components/told-changes.tsx#ToldChanges": ToldChanges_44c4eb90d268f7fabfa76ba987924418,
  "/components/text-check.tsx#TextCheck": TextCheck_791a4cda3d6bbd3accc2928f813517ee,
  "/lists/state-cell.tsx#StateCell": StateCell_8eb63a44e908dc17b816e52ca5be7f61,
  "/lists/no-field.tsx#NoField": NoField_b38dd271be02e024fdba8670497808f3,
  "/lists/change-cell.tsx#ChangeCell": ChangeCell_d7bd44efc6f5e2ef87acc2fd3a2ded84,
  "/lists/picture-cell.tsx#PictureCell": PictureCell_d2fa4f6fecc765bc05b67b3c8cba9fc8,
  "/uses/uses-panel.tsx#UsesPanel": UsesPanel_f653b9bc522d7642effa2bea7d5c52e8,
  "/import-events/import-link.tsx#ImportLink": ImportLink_191d4b4dd01d57324ab0328ec097d544,
  "/presence/other-editors.tsx#OtherEditors": OtherEditors_de7286dcbe215bfc3a5969eb8966abee,
  "/components/see-on-site.tsx#SeeOnSite": SeeOnSite_468d210a35c8dbf83601b94e1ac1774e,
  "/saves/form-base.tsx#FormBase": FormBase_7aee28676b829385d764c00d26f583bc,
  "/events/duplicate-menu-item.tsx#DuplicateMenuItem": DuplicateMenuItem_dacde1d96a82d922d2e98deab9be8d95,
  "/components/publish-button.tsx#PublishButton": PublishButton_f44606a2e7e29981d8103ea3def910c5,
  "/components/preview-window.tsx#PreviewWindow": PreviewWindow_dbe1ceb8a16c742564c2b1d064c41348,
  "/lists/versions-view.tsx#VersionsView": VersionsView_2c01b465a856ae3d9b8a2695ea4c002f,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/editor/paste.tsx#CleanPasteFeatureClient": CleanPasteFeatureClient_7517ad0c466c4437b356350a10caf49e,
  "/editor/named-toolbar.tsx#NamedToolbarFeatureClient": NamedToolbarFeatureClient_b54685d14fa8083037ca2b2f5bbc8da0,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/editor/table.tsx#TableFeatureClient": TableFeatureClient_8b14a35f76a6c24eb3115be5091c8977,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/side-source-field.tsx#SideSourceField": SideSourceField_8fa6801780c3db35e7e55c39dadb7eae,
  "/photos/preparation-status.tsx#PreparationStatus": PreparationStatus_a72b1742823f283bbfa51a7ceaa51f1c,
  "/photos/cut-preview.tsx#CutPreview": CutPreview_271f009344c9cc2934b610413985c192,
  "/photos/photo-card.tsx#PhotoCard": PhotoCard_74e5cb3cb129866f52a44320a14f0c64,
  "/photos/photo-filters.tsx#PhotoFilters": PhotoFilters_c9f8ec1415e1e496d448a374e2bad3cf,
  "/components/answer-sending.tsx#AnswerSending": AnswerSending_fe7a174ff67b36c7bc5adfc97d524b6c,
  "/answer-term/term-field.tsx#TermField": TermField_226d5fd8ea6897e7faaebe4fdf803526,
  "/answer-term/term-cell.tsx#TermCell": TermCell_1d126fe8e533cec7d34e42986bd499b9,
  "/components/keep-answer-button.tsx#KeepAnswerButton": KeepAnswerButton_37c52ad13bae5af28ee7be94a0c41438,
  "/components/sign-up-links.tsx#SignUpLinks": SignUpLinks_7268528ee96a8bf76c27ac3458d87ea6,
  "/components/entry-files.tsx#EntryFiles": EntryFiles_901fe4362b2d63206beddfc9d14a0668,
  "/components/notice-send.tsx#NoticeSend": NoticeSend_59a2fddf50b187863f456732874ce461,
  "/editions/reader-choices.tsx#ReaderChoices": ReaderChoices_2720742c22ec2b2c66be85f7e0599c87,
  "/editions/item-picker.tsx#ItemPicker": ItemPicker_05919356df38870dcf969762c4352a9e,
  "/editions/edition-sending.tsx#EditionSending": EditionSending_c465bb9976552ec891898d0ec403d169,
  "/components/open-document.tsx#OpenDocument": OpenDocument_6af10e3a2cdbbfd8acb070ade069438f,
  "/components/current-password.tsx#CurrentPassword": CurrentPassword_1dc6e987d4a23bd246b4e2aeea0752dd,
  "/accounts/security-panel.tsx#SecurityPanel": SecurityPanel_5676674190a07b6d9735720842f7d575,
  "/brand/mark.tsx#Icon": Icon_ea9f2d673426321e2b689fc4296b1871,
  "/brand/mark.tsx#Logo": Logo_ea9f2d673426321e2b689fc4296b1871,
  "/brand/site-link.tsx#SiteLink": SiteLink_7b5bfa5b552a50b4b125349ddfe22b22,
  "/brand/nav-top.tsx#NavTop": NavTop_4f0538548704b60da66b3f66e9255e83,
  "/names/names.tsx#Names": Names_672e0fa8266cb5320b4ebf5808cfc44c,
  "/desk/desk.tsx#Desk": Desk_4d8298911dd08f86acde8cd9dfe463cc,
  "/accounts/first-account-view.tsx#FirstAccountView": FirstAccountView_cda8a32dda6ccd454d37899d602baf94,
  "/accounts/sign-in-view.tsx#SignInView": SignInView_72a3af3f8de4aaedbc0f7f6aaec72c4e,
  "/live/live-screen.tsx#LiveScreen": LiveScreen_977a55377eeaada100532899cdb6b995,
  "/import-events/import-view.tsx#ImportView": ImportView_4bbb471adb099ce46b2810ce26df1e37,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
