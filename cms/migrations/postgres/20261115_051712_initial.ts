import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_events_endsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_events_category" AS ENUM('competicao', 'lazer', 'treinamento');
  CREATE TYPE "public"."enum_events_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum_events_situation" AS ENUM('confirmado', 'adiado', 'cancelado');
  CREATE TYPE "public"."enum_events_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__events_v_version_endsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__events_v_version_category" AS ENUM('competicao', 'lazer', 'treinamento');
  CREATE TYPE "public"."enum__events_v_version_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum__events_v_version_situation" AS ENUM('confirmado', 'adiado', 'cancelado');
  CREATE TYPE "public"."enum__events_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_date_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_news_category" AS ENUM('esportes-olimpicos-e-paralimpicos', 'esportes-amadores-e-comunitarios', 'lazer-e-recreacao', 'programas-e-projetos', 'infraestrutura-esportiva', 'atletas-amapaenses', 'editais-e-inscricoes');
  CREATE TYPE "public"."enum_news_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_date_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__news_v_version_category" AS ENUM('esportes-olimpicos-e-paralimpicos', 'esportes-amadores-e-comunitarios', 'lazer-e-recreacao', 'programas-e-projetos', 'infraestrutura-esportiva', 'atletas-amapaenses', 'editais-e-inscricoes');
  CREATE TYPE "public"."enum__news_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_programs_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TYPE "public"."enum_programs_sports" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum_programs_category" AS ENUM('idosos', 'adaptado', 'juvenil', 'comunitario', 'futebol', 'aquatico');
  CREATE TYPE "public"."enum_programs_dimension" AS ENUM('educacional', 'participacao', 'rendimento', 'paradesporto');
  CREATE TYPE "public"."enum_programs_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_programs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_v_version_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TYPE "public"."enum__programs_v_version_sports" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum__programs_v_version_category" AS ENUM('idosos', 'adaptado', 'juvenil', 'comunitario', 'futebol', 'aquatico');
  CREATE TYPE "public"."enum__programs_v_version_dimension" AS ENUM('educacional', 'participacao', 'rendimento', 'paradesporto');
  CREATE TYPE "public"."enum__programs_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__programs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_athletes_group" AS ENUM('lendas', 'talentos', 'futebol', 'paralimpicos');
  CREATE TYPE "public"."enum_athletes_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_athletes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__athletes_v_version_group" AS ENUM('lendas', 'talentos', 'futebol', 'paralimpicos');
  CREATE TYPE "public"."enum__athletes_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__athletes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_places_sports" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum_places_kind" AS ENUM('ginasio', 'arena', 'piscina', 'praca', 'quadra', 'pista');
  CREATE TYPE "public"."enum_places_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_places_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__places_v_version_sports" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum__places_v_version_kind" AS ENUM('ginasio', 'arena', 'piscina', 'praca', 'quadra', 'pista');
  CREATE TYPE "public"."enum__places_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__places_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_upcoming_broadcasts_category" AS ENUM('futebol', 'basquete', 'volei', 'natacao', 'atletismo', 'paralimpicos', 'escolares');
  CREATE TYPE "public"."enum_upcoming_broadcasts_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_upcoming_broadcasts_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_upcoming_broadcasts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__upcoming_broadcasts_v_version_category" AS ENUM('futebol', 'basquete', 'volei', 'natacao', 'atletismo', 'paralimpicos', 'escolares');
  CREATE TYPE "public"."enum__upcoming_broadcasts_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__upcoming_broadcasts_v_version_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__upcoming_broadcasts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_recorded_broadcasts_category" AS ENUM('futebol', 'basquete', 'volei', 'natacao', 'atletismo', 'paralimpicos', 'escolares');
  CREATE TYPE "public"."enum_recorded_broadcasts_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_recorded_broadcasts_date_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_recorded_broadcasts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recorded_broadcasts_v_version_category" AS ENUM('futebol', 'basquete', 'volei', 'natacao', 'atletismo', 'paralimpicos', 'escolares');
  CREATE TYPE "public"."enum__recorded_broadcasts_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__recorded_broadcasts_v_version_date_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__recorded_broadcasts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_social_posts_platform" AS ENUM('instagram', 'facebook', 'youtube');
  CREATE TYPE "public"."enum_social_posts_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_social_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_posts_v_version_platform" AS ENUM('instagram', 'facebook', 'youtube');
  CREATE TYPE "public"."enum__social_posts_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__social_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legislation_kind" AS ENUM('lei', 'decreto', 'portaria');
  CREATE TYPE "public"."enum_legislation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legislation_v_version_kind" AS ENUM('lei', 'decreto', 'portaria');
  CREATE TYPE "public"."enum__legislation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_transparency_records_subject" AS ENUM('orcamento', 'licitacoes-e-contratos', 'convenios-e-parcerias');
  CREATE TYPE "public"."enum_transparency_records_date_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_transparency_records_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__transparency_records_v_version_subject" AS ENUM('orcamento', 'licitacoes-e-contratos', 'convenios-e-parcerias');
  CREATE TYPE "public"."enum__transparency_records_v_version_date_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__transparency_records_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('recebida', 'em-analise', 'respondida');
  CREATE TYPE "public"."enum_contact_messages_subject" AS ENUM('duvida', 'sugestao', 'reclamacao', 'elogio', 'informacao', 'outro');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_quick_access_icon" AS ENUM('agenda', 'programas', 'transmissoes', 'atletas');
  CREATE TYPE "public"."enum_home_quick_access_color" AS ENUM('azul', 'verde');
  CREATE TYPE "public"."enum_home_featured_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__home_v_version_quick_access_icon" AS ENUM('agenda', 'programas', 'transmissoes', 'atletas');
  CREATE TYPE "public"."enum__home_v_version_quick_access_color" AS ENUM('azul', 'verde');
  CREATE TYPE "public"."enum__home_v_version_featured_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_live_stream_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__live_stream_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_events_startsat_tz" DEFAULT 'America/Belem',
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_events_endsat_tz" DEFAULT 'America/Belem',
  	"place" varchar,
  	"municipality_id" integer,
  	"category" "enum_events_category",
  	"sport" "enum_events_sport",
  	"situation" "enum_events_situation" DEFAULT 'confirmado',
  	"description" varchar,
  	"program_id" integer,
  	"photo_id" integer,
  	"poster" "enum_events_poster",
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__events_v_version_startsat_tz" DEFAULT 'America/Belem',
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__events_v_version_endsat_tz" DEFAULT 'America/Belem',
  	"version_place" varchar,
  	"version_municipality_id" integer,
  	"version_category" "enum__events_v_version_category",
  	"version_sport" "enum__events_v_version_sport",
  	"version_situation" "enum__events_v_version_situation" DEFAULT 'confirmado',
  	"version_description" varchar,
  	"version_program_id" integer,
  	"version_photo_id" integer,
  	"version_poster" "enum__events_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"date" timestamp(3) with time zone,
  	"date_tz" "enum_news_date_tz" DEFAULT 'America/Belem',
  	"category" "enum_news_category",
  	"excerpt" varchar,
  	"body" jsonb,
  	"highlighted" boolean DEFAULT false,
  	"photo_id" integer,
  	"poster" "enum_news_poster",
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_date_tz" "enum__news_v_version_date_tz" DEFAULT 'America/Belem',
  	"version_category" "enum__news_v_version_category",
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_highlighted" boolean DEFAULT false,
  	"version_photo_id" integer,
  	"version_poster" "enum__news_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "programs_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_programs_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "programs_sports" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_programs_sports",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "programs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"category" "enum_programs_category",
  	"dimension" "enum_programs_dimension",
  	"summary" varchar,
  	"description" varchar,
  	"schedule" varchar,
  	"location" varchar,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"contact" varchar,
  	"order" numeric DEFAULT 100,
  	"photo_id" integer,
  	"poster" "enum_programs_poster",
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_programs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "programs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_programs_v_version_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__programs_v_version_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_programs_v_version_sports" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__programs_v_version_sports",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_programs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_category" "enum__programs_v_version_category",
  	"version_dimension" "enum__programs_v_version_dimension",
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_schedule" varchar,
  	"version_location" varchar,
  	"version_opens_at" varchar,
  	"version_closes_at" varchar,
  	"version_contact" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_photo_id" integer,
  	"version_poster" "enum__programs_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__programs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_programs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "athletes_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"text" varchar
  );
  
  CREATE TABLE "athletes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"group" "enum_athletes_group",
  	"sport" varchar,
  	"birthplace" varchar,
  	"age" numeric,
  	"headline" varchar,
  	"biography" varchar,
  	"active_from" numeric,
  	"active_to" numeric,
  	"order" numeric DEFAULT 100,
  	"photo_id" integer,
  	"poster" "enum_athletes_poster",
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_athletes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_athletes_v_version_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_athletes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_group" "enum__athletes_v_version_group",
  	"version_sport" varchar,
  	"version_birthplace" varchar,
  	"version_age" numeric,
  	"version_headline" varchar,
  	"version_biography" varchar,
  	"version_active_from" numeric,
  	"version_active_to" numeric,
  	"version_order" numeric DEFAULT 100,
  	"version_photo_id" integer,
  	"version_poster" "enum__athletes_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__athletes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "places_sports" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_places_sports",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"kind" "enum_places_kind",
  	"municipality_id" integer,
  	"address" varchar,
  	"hours" varchar,
  	"accessible" boolean DEFAULT false,
  	"photo_id" integer,
  	"poster" "enum_places_poster",
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_places_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_places_v_version_sports" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__places_v_version_sports",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_places_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_kind" "enum__places_v_version_kind",
  	"version_municipality_id" integer,
  	"version_address" varchar,
  	"version_hours" varchar,
  	"version_accessible" boolean DEFAULT false,
  	"version_photo_id" integer,
  	"version_poster" "enum__places_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__places_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "upcoming_broadcasts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"category" "enum_upcoming_broadcasts_category",
  	"photo_id" integer,
  	"poster" "enum_upcoming_broadcasts_poster",
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_upcoming_broadcasts_startsat_tz" DEFAULT 'America/Belem',
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_upcoming_broadcasts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_upcoming_broadcasts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_category" "enum__upcoming_broadcasts_v_version_category",
  	"version_photo_id" integer,
  	"version_poster" "enum__upcoming_broadcasts_v_version_poster",
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__upcoming_broadcasts_v_version_startsat_tz" DEFAULT 'America/Belem',
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__upcoming_broadcasts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "recorded_broadcasts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"category" "enum_recorded_broadcasts_category",
  	"photo_id" integer,
  	"poster" "enum_recorded_broadcasts_poster",
  	"video_id" varchar,
  	"date" timestamp(3) with time zone,
  	"date_tz" "enum_recorded_broadcasts_date_tz" DEFAULT 'America/Belem',
  	"views" varchar,
  	"duration" varchar,
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_recorded_broadcasts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_recorded_broadcasts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_category" "enum__recorded_broadcasts_v_version_category",
  	"version_photo_id" integer,
  	"version_poster" "enum__recorded_broadcasts_v_version_poster",
  	"version_video_id" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_date_tz" "enum__recorded_broadcasts_v_version_date_tz" DEFAULT 'America/Belem',
  	"version_views" varchar,
  	"version_duration" varchar,
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__recorded_broadcasts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "social_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"caption" varchar,
  	"platform" "enum_social_posts_platform",
  	"link" varchar,
  	"order" numeric DEFAULT 100,
  	"photo_id" integer,
  	"poster" "enum_social_posts_poster",
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_social_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_social_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_caption" varchar,
  	"version_platform" "enum__social_posts_v_version_platform",
  	"version_link" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_photo_id" integer,
  	"version_poster" "enum__social_posts_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__social_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_webp400_url" varchar,
  	"sizes_webp400_width" numeric,
  	"sizes_webp400_height" numeric,
  	"sizes_webp400_mime_type" varchar,
  	"sizes_webp400_filesize" numeric,
  	"sizes_webp400_filename" varchar,
  	"sizes_avif400_url" varchar,
  	"sizes_avif400_width" numeric,
  	"sizes_avif400_height" numeric,
  	"sizes_avif400_mime_type" varchar,
  	"sizes_avif400_filesize" numeric,
  	"sizes_avif400_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_avif800_url" varchar,
  	"sizes_avif800_width" numeric,
  	"sizes_avif800_height" numeric,
  	"sizes_avif800_mime_type" varchar,
  	"sizes_avif800_filesize" numeric,
  	"sizes_avif800_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"position" varchar,
  	"description" varchar,
  	"photo_id" integer,
  	"order" numeric DEFAULT 100,
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_position" varchar,
  	"version_description" varchar,
  	"version_photo_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "legislation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_legislation_kind",
  	"number" varchar,
  	"year" numeric,
  	"summary" varchar,
  	"file_id" integer,
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_legislation_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_legislation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__legislation_v_version_kind",
  	"version_number" varchar,
  	"version_year" numeric,
  	"version_summary" varchar,
  	"version_file_id" integer,
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__legislation_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "transparency_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subject" "enum_transparency_records_subject",
  	"year" numeric,
  	"reference" varchar,
  	"party" varchar,
  	"planned_amount" numeric,
  	"paid_amount" numeric,
  	"date" timestamp(3) with time zone,
  	"date_tz" "enum_transparency_records_date_tz" DEFAULT 'America/Belem',
  	"situation" varchar,
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_transparency_records_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_transparency_records_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_subject" "enum__transparency_records_v_version_subject",
  	"version_year" numeric,
  	"version_reference" varchar,
  	"version_party" varchar,
  	"version_planned_amount" numeric,
  	"version_paid_amount" numeric,
  	"version_date" timestamp(3) with time zone,
  	"version_date_tz" "enum__transparency_records_v_version_date_tz" DEFAULT 'America/Belem',
  	"version_situation" varchar,
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__transparency_records_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "municipalities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"ibge" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"protocol" varchar NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'recebida' NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" "enum_contact_messages_subject" NOT NULL,
  	"about" varchar,
  	"message" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"origin" varchar NOT NULL,
  	"consent_version" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"news_id" integer,
  	"programs_id" integer,
  	"athletes_id" integer,
  	"places_id" integer,
  	"upcoming_broadcasts_id" integer,
  	"recorded_broadcasts_id" integer,
  	"social_posts_id" integer,
  	"media_id" integer,
  	"team_members_id" integer,
  	"legislation_id" integer,
  	"transparency_records_id" integer,
  	"municipalities_id" integer,
  	"documents_id" integer,
  	"contact_messages_id" integer,
  	"newsletter_subscriptions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_next_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric NOT NULL,
  	"month" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"event_id" integer
  );
  
  CREATE TABLE "home_quick_access" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"icon" "enum_home_quick_access_icon" NOT NULL,
  	"color" "enum_home_quick_access_color" NOT NULL,
  	"badge" varchar
  );
  
  CREATE TABLE "home_featured" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"date" varchar NOT NULL,
  	"time" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"photo_id" integer,
  	"poster" "enum_home_featured_poster"
  );
  
  CREATE TABLE "home_impact" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"athletes_id" integer
  );
  
  CREATE TABLE "_home_v_version_next_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" numeric NOT NULL,
  	"month" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"event_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_quick_access" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"icon" "enum__home_v_version_quick_access_icon" NOT NULL,
  	"color" "enum__home_v_version_quick_access_color" NOT NULL,
  	"badge" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_featured" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"date" varchar NOT NULL,
  	"time" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"photo_id" integer,
  	"poster" "enum__home_v_version_featured_poster",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_impact" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"athletes_id" integer
  );
  
  CREATE TABLE "programs_page_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "programs_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_programs_page_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programs_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "live_stream" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_live" boolean DEFAULT false,
  	"show_on_home" boolean DEFAULT false,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"video_id" varchar NOT NULL,
  	"viewers" numeric DEFAULT 0,
  	"start_time" varchar NOT NULL,
  	"photo_id" integer,
  	"poster" "enum_live_stream_poster",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_live_stream_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_live" boolean DEFAULT false,
  	"version_show_on_home" boolean DEFAULT false,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_video_id" varchar NOT NULL,
  	"version_viewers" numeric DEFAULT 0,
  	"version_start_time" varchar NOT NULL,
  	"version_photo_id" integer,
  	"version_poster" "enum__live_stream_v_version_poster",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "institution" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about" varchar NOT NULL,
  	"mission" varchar NOT NULL,
  	"vision" varchar NOT NULL,
  	"secretary_name" varchar NOT NULL,
  	"secretary_position" varchar NOT NULL,
  	"secretary_message" varchar NOT NULL,
  	"secretary_photo_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "institution_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_institution_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_about" varchar NOT NULL,
  	"version_mission" varchar NOT NULL,
  	"version_vision" varchar NOT NULL,
  	"version_secretary_name" varchar NOT NULL,
  	"version_secretary_position" varchar NOT NULL,
  	"version_secretary_message" varchar NOT NULL,
  	"version_secretary_photo_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_institution_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mission" varchar NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"contact_street" varchar NOT NULL,
  	"contact_city" varchar NOT NULL,
  	"contact_postal_code" varchar NOT NULL,
  	"contact_phone" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_hours" varchar NOT NULL,
  	"social_instagram" varchar NOT NULL,
  	"social_facebook" varchar NOT NULL,
  	"social_youtube" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_mission" varchar NOT NULL,
  	"version_contact_name" varchar NOT NULL,
  	"version_contact_street" varchar NOT NULL,
  	"version_contact_city" varchar NOT NULL,
  	"version_contact_postal_code" varchar NOT NULL,
  	"version_contact_phone" varchar NOT NULL,
  	"version_contact_email" varchar NOT NULL,
  	"version_contact_hours" varchar NOT NULL,
  	"version_social_instagram" varchar NOT NULL,
  	"version_social_facebook" varchar NOT NULL,
  	"version_social_youtube" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_version" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "events" ADD CONSTRAINT "events_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_municipality_id_municipalities_id_fk" FOREIGN KEY ("version_municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_program_id_programs_id_fk" FOREIGN KEY ("version_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs_weekdays" ADD CONSTRAINT "programs_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_sports" ADD CONSTRAINT "programs_sports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs_texts" ADD CONSTRAINT "programs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_weekdays" ADD CONSTRAINT "_programs_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_sports" ADD CONSTRAINT "_programs_v_version_sports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_parent_id_programs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v_texts" ADD CONSTRAINT "_programs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "athletes_achievements" ADD CONSTRAINT "athletes_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "athletes" ADD CONSTRAINT "athletes_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_athletes_v_version_achievements" ADD CONSTRAINT "_athletes_v_version_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_athletes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_athletes_v" ADD CONSTRAINT "_athletes_v_parent_id_athletes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_athletes_v" ADD CONSTRAINT "_athletes_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places_sports" ADD CONSTRAINT "places_sports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_places_v_version_sports" ADD CONSTRAINT "_places_v_version_sports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_version_municipality_id_municipalities_id_fk" FOREIGN KEY ("version_municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "upcoming_broadcasts" ADD CONSTRAINT "upcoming_broadcasts_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_upcoming_broadcasts_v" ADD CONSTRAINT "_upcoming_broadcasts_v_parent_id_upcoming_broadcasts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."upcoming_broadcasts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_upcoming_broadcasts_v" ADD CONSTRAINT "_upcoming_broadcasts_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recorded_broadcasts" ADD CONSTRAINT "recorded_broadcasts_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recorded_broadcasts_v" ADD CONSTRAINT "_recorded_broadcasts_v_parent_id_recorded_broadcasts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recorded_broadcasts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recorded_broadcasts_v" ADD CONSTRAINT "_recorded_broadcasts_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_posts_v" ADD CONSTRAINT "_social_posts_v_parent_id_social_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_posts_v" ADD CONSTRAINT "_social_posts_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legislation" ADD CONSTRAINT "legislation_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legislation_v" ADD CONSTRAINT "_legislation_v_parent_id_legislation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legislation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legislation_v" ADD CONSTRAINT "_legislation_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_transparency_records_v" ADD CONSTRAINT "_transparency_records_v_parent_id_transparency_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."transparency_records"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_athletes_fk" FOREIGN KEY ("athletes_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_upcoming_broadcasts_fk" FOREIGN KEY ("upcoming_broadcasts_id") REFERENCES "public"."upcoming_broadcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recorded_broadcasts_fk" FOREIGN KEY ("recorded_broadcasts_id") REFERENCES "public"."recorded_broadcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_posts_fk" FOREIGN KEY ("social_posts_id") REFERENCES "public"."social_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legislation_fk" FOREIGN KEY ("legislation_id") REFERENCES "public"."legislation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transparency_records_fk" FOREIGN KEY ("transparency_records_id") REFERENCES "public"."transparency_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_municipalities_fk" FOREIGN KEY ("municipalities_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk" FOREIGN KEY ("newsletter_subscriptions_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_next_events" ADD CONSTRAINT "home_next_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_next_events" ADD CONSTRAINT "home_next_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_quick_access" ADD CONSTRAINT "home_quick_access_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_featured" ADD CONSTRAINT "home_featured_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_featured" ADD CONSTRAINT "home_featured_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_impact" ADD CONSTRAINT "home_impact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_athletes_fk" FOREIGN KEY ("athletes_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_next_events" ADD CONSTRAINT "_home_v_version_next_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_next_events" ADD CONSTRAINT "_home_v_version_next_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_quick_access" ADD CONSTRAINT "_home_v_version_quick_access_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_featured" ADD CONSTRAINT "_home_v_version_featured_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_featured" ADD CONSTRAINT "_home_v_version_featured_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_impact" ADD CONSTRAINT "_home_v_version_impact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_athletes_fk" FOREIGN KEY ("athletes_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_page_results" ADD CONSTRAINT "programs_page_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_page_v_version_results" ADD CONSTRAINT "_programs_page_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "live_stream" ADD CONSTRAINT "live_stream_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_live_stream_v" ADD CONSTRAINT "_live_stream_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institution" ADD CONSTRAINT "institution_secretary_photo_id_media_id_fk" FOREIGN KEY ("secretary_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institution_texts" ADD CONSTRAINT "institution_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institution_v" ADD CONSTRAINT "_institution_v_version_secretary_photo_id_media_id_fk" FOREIGN KEY ("version_secretary_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institution_v_texts" ADD CONSTRAINT "_institution_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_institution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links" ADD CONSTRAINT "site_settings_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_links" ADD CONSTRAINT "_site_settings_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("starts_at");
  CREATE INDEX "events_ends_at_idx" ON "events" USING btree ("ends_at");
  CREATE INDEX "events_municipality_idx" ON "events" USING btree ("municipality_id");
  CREATE INDEX "events_program_idx" ON "events" USING btree ("program_id");
  CREATE INDEX "events_photo_idx" ON "events" USING btree ("photo_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_starts_at_idx" ON "_events_v" USING btree ("version_starts_at");
  CREATE INDEX "_events_v_version_version_ends_at_idx" ON "_events_v" USING btree ("version_ends_at");
  CREATE INDEX "_events_v_version_version_municipality_idx" ON "_events_v" USING btree ("version_municipality_id");
  CREATE INDEX "_events_v_version_version_program_idx" ON "_events_v" USING btree ("version_program_id");
  CREATE INDEX "_events_v_version_version_photo_idx" ON "_events_v" USING btree ("version_photo_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_date_idx" ON "news" USING btree ("date");
  CREATE INDEX "news_photo_idx" ON "news" USING btree ("photo_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_date_idx" ON "_news_v" USING btree ("version_date");
  CREATE INDEX "_news_v_version_version_photo_idx" ON "_news_v" USING btree ("version_photo_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "programs_weekdays_order_idx" ON "programs_weekdays" USING btree ("order");
  CREATE INDEX "programs_weekdays_parent_idx" ON "programs_weekdays" USING btree ("parent_id");
  CREATE INDEX "programs_sports_order_idx" ON "programs_sports" USING btree ("order");
  CREATE INDEX "programs_sports_parent_idx" ON "programs_sports" USING btree ("parent_id");
  CREATE UNIQUE INDEX "programs_slug_idx" ON "programs" USING btree ("slug");
  CREATE INDEX "programs_photo_idx" ON "programs" USING btree ("photo_id");
  CREATE INDEX "programs_updated_at_idx" ON "programs" USING btree ("updated_at");
  CREATE INDEX "programs_created_at_idx" ON "programs" USING btree ("created_at");
  CREATE INDEX "programs__status_idx" ON "programs" USING btree ("_status");
  CREATE INDEX "programs_texts_order_parent" ON "programs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_programs_v_version_weekdays_order_idx" ON "_programs_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_programs_v_version_weekdays_parent_idx" ON "_programs_v_version_weekdays" USING btree ("parent_id");
  CREATE INDEX "_programs_v_version_sports_order_idx" ON "_programs_v_version_sports" USING btree ("order");
  CREATE INDEX "_programs_v_version_sports_parent_idx" ON "_programs_v_version_sports" USING btree ("parent_id");
  CREATE INDEX "_programs_v_parent_idx" ON "_programs_v" USING btree ("parent_id");
  CREATE INDEX "_programs_v_version_version_slug_idx" ON "_programs_v" USING btree ("version_slug");
  CREATE INDEX "_programs_v_version_version_photo_idx" ON "_programs_v" USING btree ("version_photo_id");
  CREATE INDEX "_programs_v_version_version_updated_at_idx" ON "_programs_v" USING btree ("version_updated_at");
  CREATE INDEX "_programs_v_version_version_created_at_idx" ON "_programs_v" USING btree ("version_created_at");
  CREATE INDEX "_programs_v_version_version__status_idx" ON "_programs_v" USING btree ("version__status");
  CREATE INDEX "_programs_v_created_at_idx" ON "_programs_v" USING btree ("created_at");
  CREATE INDEX "_programs_v_updated_at_idx" ON "_programs_v" USING btree ("updated_at");
  CREATE INDEX "_programs_v_latest_idx" ON "_programs_v" USING btree ("latest");
  CREATE INDEX "_programs_v_texts_order_parent" ON "_programs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "athletes_achievements_order_idx" ON "athletes_achievements" USING btree ("_order");
  CREATE INDEX "athletes_achievements_parent_id_idx" ON "athletes_achievements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "athletes_slug_idx" ON "athletes" USING btree ("slug");
  CREATE INDEX "athletes_photo_idx" ON "athletes" USING btree ("photo_id");
  CREATE INDEX "athletes_updated_at_idx" ON "athletes" USING btree ("updated_at");
  CREATE INDEX "athletes_created_at_idx" ON "athletes" USING btree ("created_at");
  CREATE INDEX "athletes__status_idx" ON "athletes" USING btree ("_status");
  CREATE INDEX "_athletes_v_version_achievements_order_idx" ON "_athletes_v_version_achievements" USING btree ("_order");
  CREATE INDEX "_athletes_v_version_achievements_parent_id_idx" ON "_athletes_v_version_achievements" USING btree ("_parent_id");
  CREATE INDEX "_athletes_v_parent_idx" ON "_athletes_v" USING btree ("parent_id");
  CREATE INDEX "_athletes_v_version_version_slug_idx" ON "_athletes_v" USING btree ("version_slug");
  CREATE INDEX "_athletes_v_version_version_photo_idx" ON "_athletes_v" USING btree ("version_photo_id");
  CREATE INDEX "_athletes_v_version_version_updated_at_idx" ON "_athletes_v" USING btree ("version_updated_at");
  CREATE INDEX "_athletes_v_version_version_created_at_idx" ON "_athletes_v" USING btree ("version_created_at");
  CREATE INDEX "_athletes_v_version_version__status_idx" ON "_athletes_v" USING btree ("version__status");
  CREATE INDEX "_athletes_v_created_at_idx" ON "_athletes_v" USING btree ("created_at");
  CREATE INDEX "_athletes_v_updated_at_idx" ON "_athletes_v" USING btree ("updated_at");
  CREATE INDEX "_athletes_v_latest_idx" ON "_athletes_v" USING btree ("latest");
  CREATE INDEX "places_sports_order_idx" ON "places_sports" USING btree ("order");
  CREATE INDEX "places_sports_parent_idx" ON "places_sports" USING btree ("parent_id");
  CREATE UNIQUE INDEX "places_slug_idx" ON "places" USING btree ("slug");
  CREATE INDEX "places_municipality_idx" ON "places" USING btree ("municipality_id");
  CREATE INDEX "places_photo_idx" ON "places" USING btree ("photo_id");
  CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
  CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
  CREATE INDEX "places__status_idx" ON "places" USING btree ("_status");
  CREATE INDEX "_places_v_version_sports_order_idx" ON "_places_v_version_sports" USING btree ("order");
  CREATE INDEX "_places_v_version_sports_parent_idx" ON "_places_v_version_sports" USING btree ("parent_id");
  CREATE INDEX "_places_v_parent_idx" ON "_places_v" USING btree ("parent_id");
  CREATE INDEX "_places_v_version_version_slug_idx" ON "_places_v" USING btree ("version_slug");
  CREATE INDEX "_places_v_version_version_municipality_idx" ON "_places_v" USING btree ("version_municipality_id");
  CREATE INDEX "_places_v_version_version_photo_idx" ON "_places_v" USING btree ("version_photo_id");
  CREATE INDEX "_places_v_version_version_updated_at_idx" ON "_places_v" USING btree ("version_updated_at");
  CREATE INDEX "_places_v_version_version_created_at_idx" ON "_places_v" USING btree ("version_created_at");
  CREATE INDEX "_places_v_version_version__status_idx" ON "_places_v" USING btree ("version__status");
  CREATE INDEX "_places_v_created_at_idx" ON "_places_v" USING btree ("created_at");
  CREATE INDEX "_places_v_updated_at_idx" ON "_places_v" USING btree ("updated_at");
  CREATE INDEX "_places_v_latest_idx" ON "_places_v" USING btree ("latest");
  CREATE UNIQUE INDEX "upcoming_broadcasts_slug_idx" ON "upcoming_broadcasts" USING btree ("slug");
  CREATE INDEX "upcoming_broadcasts_photo_idx" ON "upcoming_broadcasts" USING btree ("photo_id");
  CREATE INDEX "upcoming_broadcasts_starts_at_idx" ON "upcoming_broadcasts" USING btree ("starts_at");
  CREATE INDEX "upcoming_broadcasts_updated_at_idx" ON "upcoming_broadcasts" USING btree ("updated_at");
  CREATE INDEX "upcoming_broadcasts_created_at_idx" ON "upcoming_broadcasts" USING btree ("created_at");
  CREATE INDEX "upcoming_broadcasts__status_idx" ON "upcoming_broadcasts" USING btree ("_status");
  CREATE INDEX "_upcoming_broadcasts_v_parent_idx" ON "_upcoming_broadcasts_v" USING btree ("parent_id");
  CREATE INDEX "_upcoming_broadcasts_v_version_version_slug_idx" ON "_upcoming_broadcasts_v" USING btree ("version_slug");
  CREATE INDEX "_upcoming_broadcasts_v_version_version_photo_idx" ON "_upcoming_broadcasts_v" USING btree ("version_photo_id");
  CREATE INDEX "_upcoming_broadcasts_v_version_version_starts_at_idx" ON "_upcoming_broadcasts_v" USING btree ("version_starts_at");
  CREATE INDEX "_upcoming_broadcasts_v_version_version_updated_at_idx" ON "_upcoming_broadcasts_v" USING btree ("version_updated_at");
  CREATE INDEX "_upcoming_broadcasts_v_version_version_created_at_idx" ON "_upcoming_broadcasts_v" USING btree ("version_created_at");
  CREATE INDEX "_upcoming_broadcasts_v_version_version__status_idx" ON "_upcoming_broadcasts_v" USING btree ("version__status");
  CREATE INDEX "_upcoming_broadcasts_v_created_at_idx" ON "_upcoming_broadcasts_v" USING btree ("created_at");
  CREATE INDEX "_upcoming_broadcasts_v_updated_at_idx" ON "_upcoming_broadcasts_v" USING btree ("updated_at");
  CREATE INDEX "_upcoming_broadcasts_v_latest_idx" ON "_upcoming_broadcasts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "recorded_broadcasts_slug_idx" ON "recorded_broadcasts" USING btree ("slug");
  CREATE INDEX "recorded_broadcasts_photo_idx" ON "recorded_broadcasts" USING btree ("photo_id");
  CREATE INDEX "recorded_broadcasts_date_idx" ON "recorded_broadcasts" USING btree ("date");
  CREATE INDEX "recorded_broadcasts_updated_at_idx" ON "recorded_broadcasts" USING btree ("updated_at");
  CREATE INDEX "recorded_broadcasts_created_at_idx" ON "recorded_broadcasts" USING btree ("created_at");
  CREATE INDEX "recorded_broadcasts__status_idx" ON "recorded_broadcasts" USING btree ("_status");
  CREATE INDEX "_recorded_broadcasts_v_parent_idx" ON "_recorded_broadcasts_v" USING btree ("parent_id");
  CREATE INDEX "_recorded_broadcasts_v_version_version_slug_idx" ON "_recorded_broadcasts_v" USING btree ("version_slug");
  CREATE INDEX "_recorded_broadcasts_v_version_version_photo_idx" ON "_recorded_broadcasts_v" USING btree ("version_photo_id");
  CREATE INDEX "_recorded_broadcasts_v_version_version_date_idx" ON "_recorded_broadcasts_v" USING btree ("version_date");
  CREATE INDEX "_recorded_broadcasts_v_version_version_updated_at_idx" ON "_recorded_broadcasts_v" USING btree ("version_updated_at");
  CREATE INDEX "_recorded_broadcasts_v_version_version_created_at_idx" ON "_recorded_broadcasts_v" USING btree ("version_created_at");
  CREATE INDEX "_recorded_broadcasts_v_version_version__status_idx" ON "_recorded_broadcasts_v" USING btree ("version__status");
  CREATE INDEX "_recorded_broadcasts_v_created_at_idx" ON "_recorded_broadcasts_v" USING btree ("created_at");
  CREATE INDEX "_recorded_broadcasts_v_updated_at_idx" ON "_recorded_broadcasts_v" USING btree ("updated_at");
  CREATE INDEX "_recorded_broadcasts_v_latest_idx" ON "_recorded_broadcasts_v" USING btree ("latest");
  CREATE INDEX "social_posts_photo_idx" ON "social_posts" USING btree ("photo_id");
  CREATE INDEX "social_posts_updated_at_idx" ON "social_posts" USING btree ("updated_at");
  CREATE INDEX "social_posts_created_at_idx" ON "social_posts" USING btree ("created_at");
  CREATE INDEX "social_posts__status_idx" ON "social_posts" USING btree ("_status");
  CREATE INDEX "_social_posts_v_parent_idx" ON "_social_posts_v" USING btree ("parent_id");
  CREATE INDEX "_social_posts_v_version_version_photo_idx" ON "_social_posts_v" USING btree ("version_photo_id");
  CREATE INDEX "_social_posts_v_version_version_updated_at_idx" ON "_social_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_social_posts_v_version_version_created_at_idx" ON "_social_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_social_posts_v_version_version__status_idx" ON "_social_posts_v" USING btree ("version__status");
  CREATE INDEX "_social_posts_v_created_at_idx" ON "_social_posts_v" USING btree ("created_at");
  CREATE INDEX "_social_posts_v_updated_at_idx" ON "_social_posts_v" USING btree ("updated_at");
  CREATE INDEX "_social_posts_v_latest_idx" ON "_social_posts_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_webp400_sizes_webp400_filename_idx" ON "media" USING btree ("sizes_webp400_filename");
  CREATE INDEX "media_sizes_avif400_sizes_avif400_filename_idx" ON "media" USING btree ("sizes_avif400_filename");
  CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");
  CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "team_members_photo_idx" ON "team_members" USING btree ("photo_id");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_photo_idx" ON "_team_members_v" USING btree ("version_photo_id");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE INDEX "legislation_file_idx" ON "legislation" USING btree ("file_id");
  CREATE INDEX "legislation_updated_at_idx" ON "legislation" USING btree ("updated_at");
  CREATE INDEX "legislation_created_at_idx" ON "legislation" USING btree ("created_at");
  CREATE INDEX "legislation__status_idx" ON "legislation" USING btree ("_status");
  CREATE INDEX "_legislation_v_parent_idx" ON "_legislation_v" USING btree ("parent_id");
  CREATE INDEX "_legislation_v_version_version_file_idx" ON "_legislation_v" USING btree ("version_file_id");
  CREATE INDEX "_legislation_v_version_version_updated_at_idx" ON "_legislation_v" USING btree ("version_updated_at");
  CREATE INDEX "_legislation_v_version_version_created_at_idx" ON "_legislation_v" USING btree ("version_created_at");
  CREATE INDEX "_legislation_v_version_version__status_idx" ON "_legislation_v" USING btree ("version__status");
  CREATE INDEX "_legislation_v_created_at_idx" ON "_legislation_v" USING btree ("created_at");
  CREATE INDEX "_legislation_v_updated_at_idx" ON "_legislation_v" USING btree ("updated_at");
  CREATE INDEX "_legislation_v_latest_idx" ON "_legislation_v" USING btree ("latest");
  CREATE INDEX "transparency_records_date_idx" ON "transparency_records" USING btree ("date");
  CREATE INDEX "transparency_records_updated_at_idx" ON "transparency_records" USING btree ("updated_at");
  CREATE INDEX "transparency_records_created_at_idx" ON "transparency_records" USING btree ("created_at");
  CREATE INDEX "transparency_records__status_idx" ON "transparency_records" USING btree ("_status");
  CREATE INDEX "_transparency_records_v_parent_idx" ON "_transparency_records_v" USING btree ("parent_id");
  CREATE INDEX "_transparency_records_v_version_version_date_idx" ON "_transparency_records_v" USING btree ("version_date");
  CREATE INDEX "_transparency_records_v_version_version_updated_at_idx" ON "_transparency_records_v" USING btree ("version_updated_at");
  CREATE INDEX "_transparency_records_v_version_version_created_at_idx" ON "_transparency_records_v" USING btree ("version_created_at");
  CREATE INDEX "_transparency_records_v_version_version__status_idx" ON "_transparency_records_v" USING btree ("version__status");
  CREATE INDEX "_transparency_records_v_created_at_idx" ON "_transparency_records_v" USING btree ("created_at");
  CREATE INDEX "_transparency_records_v_updated_at_idx" ON "_transparency_records_v" USING btree ("updated_at");
  CREATE INDEX "_transparency_records_v_latest_idx" ON "_transparency_records_v" USING btree ("latest");
  CREATE UNIQUE INDEX "municipalities_name_idx" ON "municipalities" USING btree ("name");
  CREATE UNIQUE INDEX "municipalities_slug_idx" ON "municipalities" USING btree ("slug");
  CREATE UNIQUE INDEX "municipalities_ibge_idx" ON "municipalities" USING btree ("ibge");
  CREATE INDEX "municipalities_updated_at_idx" ON "municipalities" USING btree ("updated_at");
  CREATE INDEX "municipalities_created_at_idx" ON "municipalities" USING btree ("created_at");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "contact_messages_protocol_idx" ON "contact_messages" USING btree ("protocol");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_updated_at_idx" ON "newsletter_subscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscriptions_created_at_idx" ON "newsletter_subscriptions" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_programs_id_idx" ON "payload_locked_documents_rels" USING btree ("programs_id");
  CREATE INDEX "payload_locked_documents_rels_athletes_id_idx" ON "payload_locked_documents_rels" USING btree ("athletes_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_upcoming_broadcasts_id_idx" ON "payload_locked_documents_rels" USING btree ("upcoming_broadcasts_id");
  CREATE INDEX "payload_locked_documents_rels_recorded_broadcasts_id_idx" ON "payload_locked_documents_rels" USING btree ("recorded_broadcasts_id");
  CREATE INDEX "payload_locked_documents_rels_social_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("social_posts_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_legislation_id_idx" ON "payload_locked_documents_rels" USING btree ("legislation_id");
  CREATE INDEX "payload_locked_documents_rels_transparency_records_id_idx" ON "payload_locked_documents_rels" USING btree ("transparency_records_id");
  CREATE INDEX "payload_locked_documents_rels_municipalities_id_idx" ON "payload_locked_documents_rels" USING btree ("municipalities_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_next_events_order_idx" ON "home_next_events" USING btree ("_order");
  CREATE INDEX "home_next_events_parent_id_idx" ON "home_next_events" USING btree ("_parent_id");
  CREATE INDEX "home_next_events_event_idx" ON "home_next_events" USING btree ("event_id");
  CREATE INDEX "home_quick_access_order_idx" ON "home_quick_access" USING btree ("_order");
  CREATE INDEX "home_quick_access_parent_id_idx" ON "home_quick_access" USING btree ("_parent_id");
  CREATE INDEX "home_featured_order_idx" ON "home_featured" USING btree ("_order");
  CREATE INDEX "home_featured_parent_id_idx" ON "home_featured" USING btree ("_parent_id");
  CREATE INDEX "home_featured_photo_idx" ON "home_featured" USING btree ("photo_id");
  CREATE INDEX "home_impact_order_idx" ON "home_impact" USING btree ("_order");
  CREATE INDEX "home_impact_parent_id_idx" ON "home_impact" USING btree ("_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_athletes_id_idx" ON "home_rels" USING btree ("athletes_id");
  CREATE INDEX "_home_v_version_next_events_order_idx" ON "_home_v_version_next_events" USING btree ("_order");
  CREATE INDEX "_home_v_version_next_events_parent_id_idx" ON "_home_v_version_next_events" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_next_events_event_idx" ON "_home_v_version_next_events" USING btree ("event_id");
  CREATE INDEX "_home_v_version_quick_access_order_idx" ON "_home_v_version_quick_access" USING btree ("_order");
  CREATE INDEX "_home_v_version_quick_access_parent_id_idx" ON "_home_v_version_quick_access" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_featured_order_idx" ON "_home_v_version_featured" USING btree ("_order");
  CREATE INDEX "_home_v_version_featured_parent_id_idx" ON "_home_v_version_featured" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_featured_photo_idx" ON "_home_v_version_featured" USING btree ("photo_id");
  CREATE INDEX "_home_v_version_impact_order_idx" ON "_home_v_version_impact" USING btree ("_order");
  CREATE INDEX "_home_v_version_impact_parent_id_idx" ON "_home_v_version_impact" USING btree ("_parent_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_athletes_id_idx" ON "_home_v_rels" USING btree ("athletes_id");
  CREATE INDEX "programs_page_results_order_idx" ON "programs_page_results" USING btree ("_order");
  CREATE INDEX "programs_page_results_parent_id_idx" ON "programs_page_results" USING btree ("_parent_id");
  CREATE INDEX "_programs_page_v_version_results_order_idx" ON "_programs_page_v_version_results" USING btree ("_order");
  CREATE INDEX "_programs_page_v_version_results_parent_id_idx" ON "_programs_page_v_version_results" USING btree ("_parent_id");
  CREATE INDEX "_programs_page_v_created_at_idx" ON "_programs_page_v" USING btree ("created_at");
  CREATE INDEX "_programs_page_v_updated_at_idx" ON "_programs_page_v" USING btree ("updated_at");
  CREATE INDEX "live_stream_photo_idx" ON "live_stream" USING btree ("photo_id");
  CREATE INDEX "_live_stream_v_version_version_photo_idx" ON "_live_stream_v" USING btree ("version_photo_id");
  CREATE INDEX "_live_stream_v_created_at_idx" ON "_live_stream_v" USING btree ("created_at");
  CREATE INDEX "_live_stream_v_updated_at_idx" ON "_live_stream_v" USING btree ("updated_at");
  CREATE INDEX "institution_secretary_secretary_photo_idx" ON "institution" USING btree ("secretary_photo_id");
  CREATE INDEX "institution_texts_order_parent" ON "institution_texts" USING btree ("order","parent_id");
  CREATE INDEX "_institution_v_version_secretary_version_secretary_photo_idx" ON "_institution_v" USING btree ("version_secretary_photo_id");
  CREATE INDEX "_institution_v_created_at_idx" ON "_institution_v" USING btree ("created_at");
  CREATE INDEX "_institution_v_updated_at_idx" ON "_institution_v" USING btree ("updated_at");
  CREATE INDEX "_institution_v_texts_order_parent" ON "_institution_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_links_order_idx" ON "site_settings_footer_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_links_parent_id_idx" ON "site_settings_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_order_idx" ON "_site_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_parent_id_idx" ON "_site_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_links_order_idx" ON "_site_settings_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_links_parent_id_idx" ON "_site_settings_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "programs_weekdays" CASCADE;
  DROP TABLE "programs_sports" CASCADE;
  DROP TABLE "programs" CASCADE;
  DROP TABLE "programs_texts" CASCADE;
  DROP TABLE "_programs_v_version_weekdays" CASCADE;
  DROP TABLE "_programs_v_version_sports" CASCADE;
  DROP TABLE "_programs_v" CASCADE;
  DROP TABLE "_programs_v_texts" CASCADE;
  DROP TABLE "athletes_achievements" CASCADE;
  DROP TABLE "athletes" CASCADE;
  DROP TABLE "_athletes_v_version_achievements" CASCADE;
  DROP TABLE "_athletes_v" CASCADE;
  DROP TABLE "places_sports" CASCADE;
  DROP TABLE "places" CASCADE;
  DROP TABLE "_places_v_version_sports" CASCADE;
  DROP TABLE "_places_v" CASCADE;
  DROP TABLE "upcoming_broadcasts" CASCADE;
  DROP TABLE "_upcoming_broadcasts_v" CASCADE;
  DROP TABLE "recorded_broadcasts" CASCADE;
  DROP TABLE "_recorded_broadcasts_v" CASCADE;
  DROP TABLE "social_posts" CASCADE;
  DROP TABLE "_social_posts_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "legislation" CASCADE;
  DROP TABLE "_legislation_v" CASCADE;
  DROP TABLE "transparency_records" CASCADE;
  DROP TABLE "_transparency_records_v" CASCADE;
  DROP TABLE "municipalities" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_next_events" CASCADE;
  DROP TABLE "home_quick_access" CASCADE;
  DROP TABLE "home_featured" CASCADE;
  DROP TABLE "home_impact" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_next_events" CASCADE;
  DROP TABLE "_home_v_version_quick_access" CASCADE;
  DROP TABLE "_home_v_version_featured" CASCADE;
  DROP TABLE "_home_v_version_impact" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "programs_page_results" CASCADE;
  DROP TABLE "programs_page" CASCADE;
  DROP TABLE "_programs_page_v_version_results" CASCADE;
  DROP TABLE "_programs_page_v" CASCADE;
  DROP TABLE "live_stream" CASCADE;
  DROP TABLE "_live_stream_v" CASCADE;
  DROP TABLE "institution" CASCADE;
  DROP TABLE "institution_texts" CASCADE;
  DROP TABLE "_institution_v" CASCADE;
  DROP TABLE "_institution_v_texts" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_footer_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "content_version" CASCADE;
  DROP TYPE "public"."enum_events_startsat_tz";
  DROP TYPE "public"."enum_events_endsat_tz";
  DROP TYPE "public"."enum_events_category";
  DROP TYPE "public"."enum_events_sport";
  DROP TYPE "public"."enum_events_situation";
  DROP TYPE "public"."enum_events_poster";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_startsat_tz";
  DROP TYPE "public"."enum__events_v_version_endsat_tz";
  DROP TYPE "public"."enum__events_v_version_category";
  DROP TYPE "public"."enum__events_v_version_sport";
  DROP TYPE "public"."enum__events_v_version_situation";
  DROP TYPE "public"."enum__events_v_version_poster";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_news_date_tz";
  DROP TYPE "public"."enum_news_category";
  DROP TYPE "public"."enum_news_poster";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_date_tz";
  DROP TYPE "public"."enum__news_v_version_category";
  DROP TYPE "public"."enum__news_v_version_poster";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_programs_weekdays";
  DROP TYPE "public"."enum_programs_sports";
  DROP TYPE "public"."enum_programs_category";
  DROP TYPE "public"."enum_programs_dimension";
  DROP TYPE "public"."enum_programs_poster";
  DROP TYPE "public"."enum_programs_status";
  DROP TYPE "public"."enum__programs_v_version_weekdays";
  DROP TYPE "public"."enum__programs_v_version_sports";
  DROP TYPE "public"."enum__programs_v_version_category";
  DROP TYPE "public"."enum__programs_v_version_dimension";
  DROP TYPE "public"."enum__programs_v_version_poster";
  DROP TYPE "public"."enum__programs_v_version_status";
  DROP TYPE "public"."enum_athletes_group";
  DROP TYPE "public"."enum_athletes_poster";
  DROP TYPE "public"."enum_athletes_status";
  DROP TYPE "public"."enum__athletes_v_version_group";
  DROP TYPE "public"."enum__athletes_v_version_poster";
  DROP TYPE "public"."enum__athletes_v_version_status";
  DROP TYPE "public"."enum_places_sports";
  DROP TYPE "public"."enum_places_kind";
  DROP TYPE "public"."enum_places_poster";
  DROP TYPE "public"."enum_places_status";
  DROP TYPE "public"."enum__places_v_version_sports";
  DROP TYPE "public"."enum__places_v_version_kind";
  DROP TYPE "public"."enum__places_v_version_poster";
  DROP TYPE "public"."enum__places_v_version_status";
  DROP TYPE "public"."enum_upcoming_broadcasts_category";
  DROP TYPE "public"."enum_upcoming_broadcasts_poster";
  DROP TYPE "public"."enum_upcoming_broadcasts_startsat_tz";
  DROP TYPE "public"."enum_upcoming_broadcasts_status";
  DROP TYPE "public"."enum__upcoming_broadcasts_v_version_category";
  DROP TYPE "public"."enum__upcoming_broadcasts_v_version_poster";
  DROP TYPE "public"."enum__upcoming_broadcasts_v_version_startsat_tz";
  DROP TYPE "public"."enum__upcoming_broadcasts_v_version_status";
  DROP TYPE "public"."enum_recorded_broadcasts_category";
  DROP TYPE "public"."enum_recorded_broadcasts_poster";
  DROP TYPE "public"."enum_recorded_broadcasts_date_tz";
  DROP TYPE "public"."enum_recorded_broadcasts_status";
  DROP TYPE "public"."enum__recorded_broadcasts_v_version_category";
  DROP TYPE "public"."enum__recorded_broadcasts_v_version_poster";
  DROP TYPE "public"."enum__recorded_broadcasts_v_version_date_tz";
  DROP TYPE "public"."enum__recorded_broadcasts_v_version_status";
  DROP TYPE "public"."enum_social_posts_platform";
  DROP TYPE "public"."enum_social_posts_poster";
  DROP TYPE "public"."enum_social_posts_status";
  DROP TYPE "public"."enum__social_posts_v_version_platform";
  DROP TYPE "public"."enum__social_posts_v_version_poster";
  DROP TYPE "public"."enum__social_posts_v_version_status";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum_legislation_kind";
  DROP TYPE "public"."enum_legislation_status";
  DROP TYPE "public"."enum__legislation_v_version_kind";
  DROP TYPE "public"."enum__legislation_v_version_status";
  DROP TYPE "public"."enum_transparency_records_subject";
  DROP TYPE "public"."enum_transparency_records_date_tz";
  DROP TYPE "public"."enum_transparency_records_status";
  DROP TYPE "public"."enum__transparency_records_v_version_subject";
  DROP TYPE "public"."enum__transparency_records_v_version_date_tz";
  DROP TYPE "public"."enum__transparency_records_v_version_status";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_contact_messages_subject";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_quick_access_icon";
  DROP TYPE "public"."enum_home_quick_access_color";
  DROP TYPE "public"."enum_home_featured_poster";
  DROP TYPE "public"."enum__home_v_version_quick_access_icon";
  DROP TYPE "public"."enum__home_v_version_quick_access_color";
  DROP TYPE "public"."enum__home_v_version_featured_poster";
  DROP TYPE "public"."enum_live_stream_poster";
  DROP TYPE "public"."enum__live_stream_v_version_poster";`)
}
